declare module 'virtual:islands' {
  /** The addresses of the modules that a public page loads, in order; empty in a browser. */
  export const scripts: readonly string[]
  /** app/islands/begin.ts as it stands within each public page; empty in a browser. */
  export const begin: string
}

interface Window {
  /** What was pressed on a public page since it came, as app/islands/begin.ts notes it. */
  pressed?: EventTarget[]
}
