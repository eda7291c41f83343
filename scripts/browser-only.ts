import type { Plugin } from 'vite'

const CLIENT = 'react-dom/client'
const EMPTY = '\0browser-only'

/**
 * Leaves React's client out of the server's build, where parts that draw in a browser alone ask for it: 4 MB
 * that the process would hold for nothing.
 */
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
