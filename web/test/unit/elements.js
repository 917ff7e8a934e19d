// Custom elements may be declared; none comes to life without a browser.
Object.assign(globalThis, { HTMLElement: class {}, customElements: { define: () => {} } });
