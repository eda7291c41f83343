declare module 'virtual:islands' {
  /** The addresses of the modules that a public page loads, in order; empty in a browser. */
  export const scripts: readonly string[]
  /** app/islands/begin.ts as it stands within each public page; empty in a browser. */
  export const begin: string
}
