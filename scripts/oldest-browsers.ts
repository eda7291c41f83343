import type { Plugin } from 'vite'

import manifest from '../package.json' with { type: 'json' }

/** What browsers get is written for these: package.json names them, as docs/architecture.md does. */
export const oldestBrowsers = manifest.browserslist.map((browser) => browser.replace(' ', ''))

/** Methods that one of them lacks (caniuse.com, MDN), by the path of what they hang on. */
export const newerMethods: Readonly<Record<string, readonly string[]>> = {
  AbortSignal: ['any', 'timeout'],
  Array: ['fromAsync'],
  'Array.prototype': ['toReversed', 'toSorted', 'toSpliced', 'with'],
  'Element.prototype': ['checkVisibility'],
  Error: ['isError'],
  'HTMLFormElement.prototype': ['requestSubmit'],
  Map: ['groupBy'],
  'Map.prototype': ['getOrInsert', 'getOrInsertComputed'],
  Object: ['groupBy'],
  Promise: ['try', 'withResolvers'],
  RegExp: ['escape'],
  'Set.prototype': [
    'difference',
    'intersection',
    'isDisjointFrom',
    'isSubsetOf',
    'isSupersetOf',
    'symmetricDifference',
    'union',
  ],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  URL: ['canParse', 'parse'],
}

/** Those of iterators, which bear the names of those of arrays. */
export const iteratorMethods = [
  'drop',
  'every',
  'filter',
  'find',
  'flatMap',
  'forEach',
  'map',
  'reduce',
  'some',
  'take',
  'toArray',
] as const

const patterns = [
  ...Object.entries(newerMethods).flatMap(([owner, names]) =>
    names.map((name) =>
      owner.endsWith('.prototype')
        ? { name, pattern: new RegExp(String.raw`\.${name}\s*\(`) }
        : { name: `${owner}.${name}`, pattern: new RegExp(String.raw`\b${owner}\.${name}\s*\(`) },
    ),
  ),
  ...iteratorMethods.map((name) => ({
    name: `${name} of an iterator`,
    pattern: new RegExp(String.raw`\.(?:entries|keys|values)\(\)\.${name}\(`),
  })),
  { name: 'lookbehind', pattern: /\(\?<[=!]/ },
]

/** React's client says so in a message. */
const MESSAGE = 'form.requestSubmit() instead'

/** What a script uses that one of the oldest browsers lacks, but for what it asks for first by `typeof`. */
export function newerThan(script: string): string[] {
  const code = script.replaceAll(MESSAGE, '')
  return patterns
    .filter(({ name, pattern }) => pattern.test(code) && !code.includes(`typeof ${name}`))
    .map(({ name }) => name)
}

/** Builds scripts and sheets for the oldest browsers; the build fails where a script uses what they lack. */
export function forOldestBrowsers(): Plugin {
  return {
    name: 'for-oldest-browsers',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    configEnvironment: (name) =>
      name === 'ssr' ? undefined : { build: { target: oldestBrowsers } },
    generateBundle(_options, bundle) {
      const faults = Object.values(bundle).flatMap((file) => {
        if (!file.fileName.endsWith('.js')) return []
        const script = file.type === 'chunk' ? file.code : String(file.source)
        const modules = file.type === 'chunk' ? file.modules : {}
        return newerThan(script).map(
          (fault) => `${fault} in ${file.fileName}: ${placesOf(fault, modules)}`,
        )
      })
      if (faults.length > 0) this.error(`The oldest browsers lack:\n${faults.join('\n')}`)
    },
  }
}

/** The sources of a file that use what is newer. */
function placesOf(fault: string, modules: Readonly<Record<string, { code: string | null }>>) {
  const sources = Object.entries(modules).filter(([, { code }]) =>
    newerThan(code ?? '').includes(fault),
  )
  return sources.map(([id]) => id).join(', ')
}
