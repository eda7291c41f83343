import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { expect, test } from 'vitest'

/** Pages that a program writes; they may be of any length. */
const GENERATED = new Set(['docs/permissions.md', 'docs/configuration.md', 'docs/commands.md'])

const pages = [
  ...readdirSync('.').filter((name) => name.endsWith('.md')),
  ...globSync('{app,content,docs,ops,packages,scripts,test}/**/*.md', {
    exclude: (name) => name === 'node_modules',
  }),
]

const textOf = (file: string) => readFileSync(file, 'utf8')
const lines = (file: string) => textOf(file).split('\n').length - 1
const withoutCode = (text: string) => text.replaceAll(/^```[^]*?^```$/gm, '')

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf(file: string): string[] {
  const headings = withoutCode(textOf(file)).matchAll(/^#{1,6} (.+)$/gm)
  return [...headings].map(([, words = '']) =>
    words
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

function leadsNowhere(file: string, target: string): boolean {
  const [path = '', anchor] = target.split('#')
  const to = path === '' ? file : join(dirname(file), path)
  if (!existsSync(to)) return true
  return anchor !== undefined && !anchorsOf(to).includes(anchor)
}

test('every link leads to a page, a picture and a heading that are there', () => {
  expect(pages.length).toBeGreaterThan(60)
  const links = pages.flatMap((file) =>
    [...withoutCode(textOf(file)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => ({
      file,
      target,
    })),
  )
  const local = links.filter(({ target }) => !/^(?:https?|mailto):/.test(target))
  expect(local.length).toBeGreaterThan(150)
  expect(local.filter(({ file, target }) => leadsNowhere(file, target))).toEqual([])
})

test('a page answers one question in at most 250 lines, README in 130', () => {
  expect(lines('README.md')).toBeLessThanOrEqual(130)
  expect(pages.filter((file) => !GENERATED.has(file) && lines(file) > 250)).toEqual([])
})
