// What build.mjs hands to core/parts.js as `#parts`: names of files under /assets.
export const parts: Record<string, { en: string; es: string; css?: string }>;
