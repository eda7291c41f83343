import type { Plugin } from 'vite'

const BEYOND_ASCII = /[^\0-\x7f]/g

/** Writes the server's build in ASCII: V8 keeps a module's source in two bytes a character where any needs two. */
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
