// As much of a browser as the modules of the room page ask for when they load.
// Import it before them.
const names = {
  HTMLElement: class {},
  customElements: { define: () => undefined },
  navigator: { languages: ['en'], onLine: true },
  location: { origin: 'https://table.example', hash: '' },
};

for (const [name, value] of Object.entries(names)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
