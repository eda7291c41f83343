import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Project } from '#app/projects/model/project.ts'
import { ledgerRows } from '#app/projects/sections/prices/ledger-rows.ts'
import type { Section } from '#app/projects/sections/section.ts'
import { projectWhere } from '#test/helpers/listed.ts'
import { startSite, type Site } from '#test/helpers/site/site.ts'

const ASSETS = 'build/client/assets'
const LISTED = /<loc>https:\/\/homes\.test(?<path>[^<]*)/g
const CLASS_IN_SHEET = /\.(?<name>[a-z][\w-]*)/gi
const CLASSES_IN_PAGE = /\sclass="(?<names>[^"]+)"/g
const STYLE = /<style>(?<text>.*?)<\/style>/gs
const SHEET_OF_PAGE = /<link rel="stylesheet" href="(?<path>[^"]+\.css)"(?! media)/g

let site: Site | undefined
beforeAll(async () => {
  site = await startSite({ PUBLIC_URL: 'https://homes.test', ANALYTICS_ID: 'G-TEST123' })
})
afterAll(() => site?.stop())

function named(text: string, pattern: RegExp, group: string): Set<string> {
  const found = [...text.matchAll(pattern)].map(({ groups }) => groups?.[group] ?? '')
  return new Set(found.flatMap((names) => names.split(/\s+/)))
}

function sheet(path: string): string {
  return readFileSync(join('build/client', path), 'utf8')
}

/** Every class that some sheet for screens has a rule for; the viewer of pictures brings its own. */
function styledClasses(): Set<string> {
  const files = readdirSync(ASSETS).filter((file) => /^(?!print-|draw-).*\.css$/.test(file))
  expect(files.length).toBeGreaterThan(20)
  return new Set(
    files.flatMap((file) => [...named(sheet(`assets/${file}`), CLASS_IN_SHEET, 'name')]),
  )
}

/** What holds on a page: within it where it is kept, else in files. */
function styleOf(html: string): string {
  const inline = [...html.matchAll(STYLE)].map(({ groups }) => groups?.['text'] ?? '')
  const linked = [...named(html, SHEET_OF_PAGE, 'path')].filter((path) => path !== '')
  return [...inline, ...linked.map(sheet)].join('')
}

async function pageAt(path: string): Promise<string> {
  const response = await fetch(`${site?.base}${path}`)
  return response.text()
}

test('every page brings the style of all that it shows', async () => {
  const styled = styledClasses()
  const listed = [...named(await pageAt('/sitemap.xml'), LISTED, 'path')]
  expect(listed.length).toBeGreaterThan(30)
  const others = [
    '/admin',
    '/city/mumbai',
    '/nowhere',
    '/projects?q=nothing+like+it',
    '/projects?type=Plots',
    '/shortlist?list=godrej-reverine,lodha-goa&compare=godrej-reverine,lodha-goa',
    '/visit/godrej-reverine',
  ]
  for (const path of [...listed, ...others]) {
    const html = await pageAt(path)
    const brought = named(styleOf(html), CLASS_IN_SHEET, 'name')
    const shown = [...named(html, CLASSES_IN_PAGE, 'names')]
    const bare = shown.filter((name) => styled.has(name) && !brought.has(name))
    expect({ path, bare }).toEqual({ path, bare: [] })
  }
})

test('who makes a preview of a link finds its picture before the style', async () => {
  for (const path of ['/', '/godrej-reverine', '/projects']) {
    const html = await pageAt(path)
    expect(html.slice(0, Math.min(8000, html.indexOf('<style>')))).toContain('property="og:image"')
  }
})

const ofKind =
  (...kinds: Section['kind'][]) =>
  ({ sections }: Project) =>
    sections.some(({ kind }) => kinds.includes(kind))

/** A short list of features is a line of the ledger. */
function hasLongList({ sections }: Project): boolean {
  return sections.some(
    (section) =>
      section.kind === 'claims' ||
      (section.kind === 'features' && ledgerRows(section) === undefined),
  )
}

test.each([
  ['.gallery', ofKind('gallery', 'landmarks')],
  ['.features', hasLongList],
  ['.spaces', ofKind('spaces')],
  ['.slideshow', ({ slideshow }: Project) => slideshow !== undefined],
])('a project brings %s where it shows it, and nowhere else', async (name, isShown) => {
  const having = projectWhere(`with ${name}`, isShown)
  const lacking = projectWhere(`without ${name}`, (project) => !isShown(project))
  const [there, missing] = await Promise.all(
    [having, lacking].map(async ({ slug }) => styleOf(await pageAt(`/${slug}`))),
  )
  expect(there).toContain(name)
  expect(missing).not.toContain(name)
})
