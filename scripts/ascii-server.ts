import type { Plugin } from 'vite'

const BEYOND_ASCII = /[^\0-\x7f]/g

/**
 * Writes what the server runs in ASCII, other characters as their escapes: V8 keeps the source of a module as long as it runs, and
 * in two bytes a character where any of them needs two.
 */
export function asciiServer(): Plugin {
  return {
    name: 'ascii-server',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle: (_options, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = file.code.replaceAll(BEYOND_ASCII, escaped)
      }
    },
  }
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}
