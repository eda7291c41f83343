import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Project } from '#app/projects/model/project.ts'
import { projectWhere } from '#test/helpers/listed.ts'
import { startSite, type Site } from '#test/helpers/site/site.ts'

const ASSETS = 'build/client/assets'
const LISTED = /<loc>https:\/\/homes\.test(?<path>[^<]*)/g
const CLASS_IN_SHEET = /\.(?<name>[a-z][\w-]*)/gi
const CLASSES_IN_PAGE = /\sclass="(?<names>[^"]+)"/g
const STYLE = /<style>(?<text>.*?)<\/style>/gs
const RUPEE_PRELOAD = /<link rel="preload" href="[^"]+-inr-[^"]+\.woff2"/g
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

function hasSlides({ slideshow }: Project): boolean {
  return slideshow !== undefined
}

test('a project brings .slideshow where it shows it, and nowhere else', async () => {
  const having = projectWhere('with slides', hasSlides)
  const lacking = projectWhere('without slides', (project) => !hasSlides(project))
  const [there, missing] = await Promise.all(
    [having, lacking].map(async ({ slug }) => styleOf(await pageAt(`/${slug}`))),
  )
  expect(there).toContain('.slideshow')
  expect(missing).not.toContain('.slideshow')
})

test.each(['/godrej-reverine', '/city/noida', '/projects'])(
  '%s holds the style of its first screen, and links the rest after it',
  async (path) => {
    const html = await pageAt(path)
    const [head = '', body = ''] = html.split('</head>')
    expect(head).toContain('.header')
    expect(head).not.toContain('.footer-top')
    const [link] = body.match(SHEET_OF_PAGE) ?? []
    expect(body.indexOf(link ?? '')).toBeGreaterThan(body.indexOf('<h1'))
    expect(styleOf(html)).toContain('.footer-top')
  },
)

test('a page that shows a price preloads the fonts of the rupee sign, and others do not', async () => {
  expect((await pageAt('/projects')).match(RUPEE_PRELOAD)).toHaveLength(2)
  expect(await pageAt('/connect')).not.toMatch(RUPEE_PRELOAD)
})
