import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { lockfileFaults } from './lockfile-sound.ts'

const sound = {
  version: '1.2.3',
  integrity: `sha512-${'a'.repeat(86)}==`,
}
const many = Object.fromEntries(
  Array.from({ length: 120 }, (_, at) => [`node_modules/p${at}`, sound]),
)
const faults = (packages: object) =>
  lockfileFaults(
    JSON.stringify({ lockfileVersion: 3, packages: { '': {}, ...many, ...packages } }),
    ['own'],
  )

test('the lock file of this project is sound', () => {
  expect(
    lockfileFaults(readFileSync('package-lock.json', 'utf8'), ['packages/illustrate']),
  ).toEqual([])
})

test.each([
  ['another host', { ...sound, resolved: 'https://evil.example/p.tgz' }, /fetched from https/],
  [
    'a repository',
    { version: '1.2.3', resolved: 'git+ssh://git@github.com/a/b.git#1' },
    /fetched from git/,
  ],
  ['no hash', { version: '1.2.3' }, /SHA-512/],
  ['a weak hash', { ...sound, integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, /SHA-512/],
  ['a range', { ...sound, version: '^1.2.3' }, /exact/],
  ['a link elsewhere', { link: true, resolved: '../elsewhere' }, /is a link/],
])('a package of %s is refused', (_name, entry, words) => {
  expect(faults({ 'node_modules/odd': entry }).join()).toMatch(words)
  expect(faults({})).toEqual([])
})

test('a lock file without packages is not whole', () => {
  expect(lockfileFaults(JSON.stringify({ lockfileVersion: 3, packages: {} }), [])).toEqual([
    'The lock file is not whole',
  ])
})
