import type { Plugin } from 'vite'

import manifest from '../../package.json' with { type: 'json' }

export const oldestBrowsers = manifest.browserslist.map((browser) => browser.replace(' ', ''))

/** Methods that at least one of them lacks (caniuse.com, MDN), by object. */
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

/** React's client has this text in a message. */
const MESSAGE = 'form.requestSubmit() instead'

/** Names that an oldest browser lacks and the script does not check with `typeof` first. */
export function newerThan(script: string): string[] {
  const code = script.replaceAll(MESSAGE, '')
  return patterns
    .filter(({ name, pattern }) => pattern.test(code) && !code.includes(`typeof ${name}`))
    .map(({ name }) => name)
}

/** Builds for the oldest browsers, and fails where a script uses what they lack. */
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

function placesOf(fault: string, modules: Readonly<Record<string, { code: string | null }>>) {
  const sources = Object.entries(modules).filter(([, { code }]) =>
    newerThan(code ?? '').includes(fault),
  )
  return sources.map(([id]) => id).join(', ')
}
