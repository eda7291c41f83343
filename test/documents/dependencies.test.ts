import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'
import { z } from 'zod'

const names = z.record(z.string(), z.string()).transform((all) => Object.keys(all).toSorted())
const { dependencies, devDependencies } = z
  .object({ dependencies: names, devDependencies: names })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))
const page = readFileSync('docs/architecture.md', 'utf8')
const [, shipped = '', others = ''] = page.split(/^These (?=ship\.|build)/m)

test.each([
  ['ships', shipped, dependencies],
  ['does not ship', others, devDependencies],
])('each package that %s has one row with a reason', (_, section, packages) => {
  const rows = [...section.matchAll(/^\| `([^`]+)` \| \S.* \|$/gm)]
  expect(rows.map(([, name = '']) => name).toSorted()).toEqual(packages)
})
