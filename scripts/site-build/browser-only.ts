import type { Plugin } from 'vite'

const CLIENT = 'react-dom/client'
const EMPTY = '\0browser-only'

/** Leaves React's client out of the server's build: no server code needs these 4 MB. */
export function browserOnly(): Plugin {
  return {
    name: 'browser-only',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: (id) => (id === CLIENT ? EMPTY : undefined),
    load: (id) =>
      id === EMPTY
        ? 'export const createRoot = undefined; export const hydrateRoot = undefined'
        : undefined,
  }
}
