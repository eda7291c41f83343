declare module 'virtual:islands' {
  export const scripts: readonly string[]
  export const begin: string
}

interface Window {
  pressed?: EventTarget[]
}
