import { afterAll, expect, test } from 'vitest'

import { runSync } from '#app/lib/async/yield-to-event-loop.ts'
import { catalogueFaults } from '#app/projects/catalogue/catalogue-faults.ts'
import { listClaims } from '#app/projects/model/developer-claim.ts'
import { listPlans } from '#app/projects/model/payment-plan.ts'
import { readingCatalogue } from '#app/projects/search/catalogue-facts.ts'
import { openSuggestions } from '#app/projects/search/search-index.ts'
import { cityNames } from '#content/cities.ts'
import { generateProjects } from '#ops/bench/growth/generated-projects.ts'
import { growSite } from '#test/helpers/grown.ts'

/** Enough for two parts of the sitemap. */
const PROJECT_COUNT = 6000
const { fetchPath: ask, close } = await growSite(PROJECT_COUNT)
const { projects } = await import('#ops/bench/growth/catalogue.ts')
afterAll(close)

async function page(path: string) {
  const response = await ask(path)
  return { status: response.status, html: await response.text() }
}

const count = (html: string, part: RegExp) => [...html.matchAll(part)].length

/** The part of a page between two words of its markup. */
function between(html: string, start: string, end: string): string {
  const from = html.indexOf(start)
  expect(from, start).toBeGreaterThan(-1)
  return html.slice(from, html.indexOf(end, from))
}

const metaOf = (html: string) => ({
  title: /<title>([^<|]+)/.exec(html)?.[1]?.trim(),
  canonical: /rel="canonical" href="[^"/]*(?:\/\/[^/"]*)?(\/[^"]*)"/.exec(html)?.[1],
})

test('generated projects are sound by the rules of a build', () => {
  const files = generateProjects(400).map((project) => ({ file: `${project.slug}.ts`, project }))
  expect(catalogueFaults(files)).toEqual([])
})

test('there are as many projects as are asked for, each with a page', async () => {
  expect(projects).toHaveLength(PROJECT_COUNT)
  const last = projects.at(-1)?.slug
  expect((await page(`/${last}`)).status).toBe(200)
  expect((await page(`/visit/${last}`)).status).toBe(200)
  expect((await page(`/${last}x`)).status).toBe(404)
  expect((await page(`/${last}/x`)).html).toContain('Property in')
})

test.each(['/', '/projects', '/purvanchal-sunbliss', '/city/noida', '/connect'])(
  'the menus and the whole of %s stay as long as anybody reads',
  async (path) => {
    const { status, html } = await page(path)
    expect(status).toBe(200)
    expect(count(between(html, '<div class="mega-menu">', '</details>'), /<a /g)).toBeLessThan(50)
    expect(count(between(html, 'class="phone-menu"', '</nav>'), /<a /g)).toBeLessThan(60)
    expect(html).toContain(`All ${PROJECT_COUNT} projects`)
    expect(html).toContain('Plots: all 1')
    expect(html).toMatch(/href="\/city\/noida">All \d+ in Noida</)
    expect(count(html, /<a /g)).toBeLessThan(250)
    expect(count(html, /<article class="card/g)).toBeLessThanOrEqual(24)
    expect(count(html, /<option/g)).toBeLessThan(150)
    expect(count(html, /<svg/g)).toBeLessThan(250)
    expect(html.length).toBeLessThan(400_000)
  },
)

const shown = (html: string) => [...html.matchAll(/<h3><a href="([^"]*)"/g)].map(([, to]) => to)

test('a list has pages, each with an address of its own', async () => {
  const pages = Math.ceil(PROJECT_COUNT / 24)
  const first = await page('/projects')
  expect(metaOf(first.html).canonical).toBe('/projects')
  expect(first.html).toContain('rel="next" href="/projects?page=2"')
  expect(first.html).not.toContain('rel="prev"')
  expect(first.html).toContain(`<b>${PROJECT_COUNT}</b>`)
  const second = await page('/projects?page=2')
  expect(metaOf(second.html)).toEqual({
    title: 'Projects, page 2, in Noida, Ghaziabad, Indore and Goa',
    canonical: '/projects?page=2',
  })
  expect(second.html).toContain('rel="prev" href="/projects"')
  expect(second.html).toContain('rel="next" href="/projects?page=3"')
  expect(second.html).toContain(`, page 2 of ${pages}<`)
  expect(second.html).toContain('"position":25')
  expect(shown(first.html)).toHaveLength(24)
  expect(shown(second.html)).toEqual(projects.slice(24, 48).map(({ slug }) => `/${slug}`))
})

test('the line names a dozen of those without a place, and how many more there are', async () => {
  const { html } = await page('/projects')
  const waiting = between(html, 'class="road-map-unplaced"', '</ul>')
  expect(count(waiting, /<li/g)).toBe(13)
  expect(waiting).toMatch(/>\d+ more</)
})

test('a page beyond the last is the last', async () => {
  const pages = Math.ceil(PROJECT_COUNT / 24)
  const { status, html } = await page('/projects?page=99999')
  expect(status).toBe(200)
  expect(metaOf(html).canonical).toBe(`/projects?page=${pages}`)
  expect(html).not.toContain('rel="next"')
})

test('the pages keep the filter, and are not indexed where it is not', async () => {
  const plots = await page('/projects?type=Plots')
  expect(plots.html).toContain('rel="next" href="/projects?type=Plots&amp;page=2"')
  const second = await page('/projects?type=Plots&page=2')
  expect(metaOf(second.html).canonical).toBe('/projects?type=Plots&amp;page=2')
  const sorted = await page('/projects?type=Plots&sort=name&page=2')
  expect(sorted.html).toContain('href="/projects?type=Plots&amp;sort=name&amp;page=3"')
  expect(sorted.html).toContain('noindex')
})

test('a city has pages, too', async () => {
  const { html } = await page('/city/noida?page=2')
  expect(count(html, /<article class="card/g)).toBe(24)
  expect(metaOf(html).canonical).toBe('/city/noida?page=2')
  expect(html).toContain('rel="prev" href="/city/noida"')
  expect(html).toContain('rel="next" href="/city/noida?page=3"')
})

test('a field of the filter offers the most common, and what is asked for by name', async () => {
  const rare = projects.at(-1)?.developer ?? ''
  const { html } = await page(`/projects?${new URLSearchParams({ developer: rare })}`)
  const field = between(html, 'name="developer"', '</select>')
  expect(count(field, /<option/g)).toBeLessThan(70)
  expect(field).toContain(`<option value="${rare}"`)
})

const { find: suggest } = await openSuggestions(runSync(readingCatalogue(projects, cityNames)))

test.each([
  'noida',
  'n',
  '3 bhk noida under 2 cr',
  'plots',
  'badminton',
  'badmintn cort',
  'purvanchal',
  'lodha goa',
  'under 3.5',
  'xyzxyz',
])('the server suggests for “%s” what a browser with the catalogue finds', async (line) => {
  const response = await ask(`/suggestions.json?${new URLSearchParams({ q: line })}`)
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=300')
  const suggestions = suggest(line)
  expect(await response.json()).toEqual(JSON.parse(JSON.stringify({ suggestions })))
  expect(suggestions.length).toBeLessThanOrEqual(7)
})

test.each(['', '?q=', '?q=%20', `?q=${'x'.repeat(101)}`])(
  'what is no line is refused: /suggestions.json%s',
  async (query) => {
    expect((await ask(`/suggestions.json${query}`)).status).toBe(400)
  },
)

test('the browser learns where to ask, and gets no card that it does not keep', async () => {
  const index = await (await ask('/search-index.json')).json()
  expect(index).toEqual({ suggestions: '/suggestions.json' })
  const { html } = await page('/shortlist')
  expect(html).toContain('"cards":[]')
  const slugs = projects.slice(-60).map(({ slug }) => slug)
  const answer = await ask(`/shortlist-cards.json?list=${slugs.join(',')},no-such-project`)
  const kept: unknown = await answer.json()
  expect(kept).toMatchObject({ cards: slugs.slice(0, 50).map((slug) => ({ slug })) })
})

test('the sitemap is an index of parts that hold every page once', async () => {
  const { html: index } = await page('/sitemap.xml')
  const parts = [...index.matchAll(/<loc>http:\/\/homes\.test(\/sitemaps\/\d+\.xml)<\/loc>/g)]
  expect(parts.length).toBe(2)
  const found = await Promise.all(
    parts.map(async ([, path = '']) => {
      const { html } = await page(path)
      expect(count(html, /<loc>|<image:loc>/g)).toBeLessThanOrEqual(10_000)
      return [...html.matchAll(/<url><loc>http:\/\/homes\.test([^<]*)<\/loc>/g)].map(([, to]) => to)
    }),
  )
  const pages = found.flat()
  expect(new Set(pages).size).toBe(pages.length)
  expect(pages).toEqual(expect.arrayContaining(projects.map(({ slug }) => `/${slug}`)))
  expect((await page(`/sitemaps/${parts.length + 1}.xml`)).status).toBe(404)
  expect((await page('/sitemaps/x.xml')).status).toBe(404)
})

test('llms.txt says how to find what it does not name', async () => {
  const { html: words } = await page('/llms.txt')
  expect(words.split('\n').length).toBeLessThan(300)
  expect(words).toContain('more are listed')
})

/** The key of one that more pages state than are named. */
const common = (terms: readonly { key: string; pages: readonly unknown[] }[]) =>
  terms.find(({ pages }) => pages.length > 20)?.key

test.each([
  `/calculators/payment-plan?plan=${common(listPlans(projects))}`,
  `/calculators/assured-return?claim=${common(listClaims(projects))}`,
])('%s offers the most common terms and names some of the pages that state it', async (path) => {
  const { html } = await page(path)
  const offered = between(html, '<select', '</select>')
  expect(count(offered, /<option/g)).toBeLessThan(50)
  expect(count(html, /selected=""/g)).toBe(1)
  expect(between(html, 'class="calculator-links"', '</div>')).toMatch(
    /and <!-- -->\d+<!-- --> more/,
  )
  expect(html.length).toBeLessThan(100_000)
})
