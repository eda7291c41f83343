import { gzipSync } from 'node:zlib'

import { expect, test } from 'vitest'
import { z } from 'zod'

import { NEAR_KM } from '#app/projects/filters/filter-choices.ts'
import { cityNames } from '#content/cities.ts'
import { words as homeWords } from '#content/pages/home.ts'
import { catalogue, cities, listOf, projectWhere, projects } from '#test/helpers/listed.ts'
import { fetchPath } from '#test/helpers/site/app.ts'

async function page(path: string) {
  const response = await fetchPath(path)
  const html = await response.text()
  const count = /role="status"[^>]*><b>(\d+)<\/b>/.exec(html)?.[1]
  return { status: response.status, html, count: Number(count) }
}

test('without a filter the page is indexed and lists all', async () => {
  const { html, count } = await page('/projects')
  expect(count).toBe(projects.length)
  expect(html).not.toContain('noindex')
  expect(html).toMatch(/<link rel="canonical" href="[^"?]+\/projects"/)
})

/** Where a line typed into the search leads, and the page there. */
async function asked(line: string) {
  const address = `/projects?${new URLSearchParams({ q: line })}`
  const to = (await fetchPath(address)).headers.get('Location')
  return { to, ...(await page(to ?? address)) }
}

/** How many the list of an address holds. */
const foundAt = (address: string) => listOf(address.split('?')[1] ?? '').found.length

const textOf = (html: string) =>
  html
    .replaceAll(/<!-- -->|<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('\u00A0', ' ')

test.each<{ line: string; to: string; names: string[] }>([
  {
    line: '3 BHK under 3.5 crore',
    to: '/projects?bedrooms=3&max=3.5+crore',
    names: ['3 BHK', 'Up to ₹3.50 crore'],
  },
  { line: 'sector 150', to: '/projects?sector=150', names: ['Sector 150'] },
  ...catalogue.choices.near.map((place) => ({
    line: `3 bhk ${place}`,
    to: `/projects?bedrooms=3&near=${place}`,
    names: ['3 BHK', `Near ${place}`],
  })),
])(
  'without script “$line” leads to its filters, each with a way out',
  async ({ line, to, names }) => {
    const answer = await asked(line)
    expect(answer).toMatchObject({ to, count: foundAt(to) })
    for (const name of names) expect(textOf(answer.html)).toContain(`Remove ${name}`)
  },
)

test.each([
  ['3.5', ['“3.5” can mean more than one thing', 'Up to ₹3.50 crore', 'Up to ₹3.50 lakh']],
  ['AED 1.5m', ['our prices are in rupees', 'Enter your budget in lakh or crore']],
  ['xyz', ['We didn’t understand “xyz”, so we left it out.']],
  ['ready to move', ['No project has details on “ready to move” yet, so we left it out.']],
])('“%s” is answered in words, and the rest is listed', async (line, expected) => {
  const { to, html, count } = await asked(line)
  expect(to).toBeNull()
  expect(count).toBe(projects.length)
  for (const words of expected) expect(textOf(html)).toContain(words)
  expect(html).toContain(`value="${line}"`)
})

test('a figure that is asked about leads to either of its readings', async () => {
  const { html } = await page('/projects?q=under+3.5&bedrooms=3')
  expect(html).toContain('href="/projects?bedrooms=3&amp;max=3.5+crore"')
  expect(html).toContain('href="/projects?bedrooms=3&amp;max=3.5+lakh"')
})

test('what else an address holds goes along', async () => {
  const { headers } = await fetchPath('/projects?q=3+bhk+xyz&max=lots&city=Goa&utm_source=mail')
  expect(headers.get('Location')).toBe(
    '/projects?q=xyz&city=Goa&bedrooms=3&max=lots&utm_source=mail',
  )
})

test('a place where nothing is listed says so', async () => {
  const free = ['998', '999'].find((sector) => !catalogue.choices.sectors.includes(sector))
  const { html, count } = await page(`/projects?sector=${free}`)
  expect(count).toBe(0)
  expect(html).toContain(`We have no project in Sector ${free}`)
  for (const { name } of cities.filter((city) => city.count === 0)) {
    const answer = await asked(`3 bhk ${name}`)
    expect([answer.to, answer.count]).toEqual([`/projects?city=${name}&bedrooms=3`, 0])
    expect(textOf(answer.html)).toContain(`We have no project in ${name} yet.`)
  }
})

test.each(homeWords.headline.places)(
  '%s, which the headline names, can be searched for',
  async (place) => {
    const { to, html } = await asked(place.toLowerCase())
    expect(to).toBe(`/projects?city=${place}`)
    expect(textOf(html)).not.toContain('was not understood')
  },
)

test('a region leads to its places', async () => {
  const { to, html } = await asked('delhi ncr')
  expect(to).toBeNull()
  expect(textOf(html)).toContain('“delhi ncr” can mean more than one thing. Did you mean Noida or')
})

test('a project that states a long way is named, not counted as near', async () => {
  for (const near of catalogue.choices.near) {
    const { found, farther } = listOf(`near=${near}`)
    const { html, count } = await page(`/projects?near=${near}`)
    expect(count).toBe(found.length)
    for (const { name, km } of farther) {
      expect(km).toBeGreaterThan(NEAR_KM)
      expect(textOf(html)).toContain(`${name} is ${km} km from the ${near}`)
    }
  }
})

test('a type alone is indexed; any other filter is not', async () => {
  const plots = await page('/projects?type=Plots')
  expect(plots.html).not.toContain('noindex')
  expect(plots.html).toMatch(/<link rel="canonical" href="[^"?]+\/projects"/)
  for (const query of ['q=helipad', 'max=1+cr', 'type=Plots&sort=name', 'bedrooms=3']) {
    const { html } = await page(`/projects?${query}`)
    expect(html, query).toContain('<meta name="robots" content="noindex"')
    expect(html, query).not.toContain('rel="canonical"')
  }
})

/** A project of which much can be asked. */
const home = projectWhere('homes of a developer', ({ developer, sections }) =>
  Boolean(developer && sections.some(({ kind }) => kind === 'units')),
)

test.each([
  'city=Noida',
  'city=noida&type=apartments&bedrooms=3',
  `q=${encodeURIComponent(home.name)}`,
  `developer=${home.developer}&type=${home.type}`,
  `developer=${home.developer}&max=4%20cr`,
  'min=1.1+crore&max=1,20,00,000',
  'status=pre-launch',
])('%s lists what fits', async (query) => {
  expect((await page(`/projects?${query}`)).count).toBe(listOf(query).found.length)
})

test.each([
  'type=%00&city=%FF%FE&bedrooms=-1&min=%3Cscript%3E&max=9e999&sort=x&status=',
  'q=&type=&city=&developer=&min=&max=&status=&sort=',
  'bedrooms=3,4&unpriced=1&page=2&__proto__=x&constructor=y',
])('parameters that make no sense are ignored: %s', async (query) => {
  const { status, html, count } = await page(`/projects?${query}`)
  expect(status).toBe(200)
  expect(count).toBe(projects.length)
  expect(html).not.toContain('<script>')
})

test('what is typed is shown again as text', async () => {
  const { html } = await page('/projects?q=%22%3E%3Cimg+src%3Dx%3E')
  expect(html).not.toContain('<img src=x>')
  expect(html).toContain('so we left it out.')
})

test('where nothing fits, an enquiry is offered', async () => {
  const { html } = await page('/projects?min=9000+crore')
  expect(html).toContain('No project matches all your filters.')
  expect(html).toMatch(/href="\/connect"[^>]*>Enquire/)
})

test('an amount that cannot be read is named next to its field', async () => {
  const { html } = await page('/projects?max=lots')
  expect(html).toContain('Enter it like 95 lakh or 1.5 cr.')
})

test('projects without a public price are offered with a budget, too', async () => {
  const { found, withoutPrice } = listOf('max=1+cr')
  const { html, count } = await page('/projects?max=1+cr')
  expect(count).toBe(found.length)
  expect(/(\d+) more projects? match/.exec(html)?.[1] ?? '0').toBe(`${withoutPrice}`)
  const more = await page('/projects?max=1+cr&unpriced=1')
  expect(more.count).toBe(found.length + withoutPrice)
  expect(more.html).not.toContain('not public yet')
})

test('a filter is taken away by its own link', async () => {
  const { html } = await page('/projects?city=Noida&bedrooms=3&bedrooms=4')
  expect(html).toContain('href="/projects?city=Noida&amp;bedrooms=4"')
  expect(html).toContain('href="/projects?bedrooms=3&amp;bedrooms=4"')
})

test('the search index is small, and asked again answers that nothing changed', async () => {
  const response = await fetchPath('/search-index.json')
  const text = await response.text()
  const { listings, named } = z
    .object({ listings: z.array(z.object({ slug: z.string() })), named: z.array(z.string()) })
    .parse(JSON.parse(text))
  expect(listings.map(({ slug }) => slug)).toEqual(projects.map(({ slug }) => slug))
  expect(named).toEqual([...new Set([...cityNames, ...homeWords.headline.places])])
  const etag = response.headers.get('ETag') ?? ''
  const again = await fetchPath('/search-index.json', { headers: { 'If-None-Match': etag } })
  expect(again.status).toBe(304)
  expect(gzipSync(text).length / listings.length).toBeLessThan(300)
})

test('a comparison is in the address, at most three, and unknown names are passed over', async () => {
  const [one, two, three, four] = projects.map(({ slug }) => slug)
  const { status, html } = await page(
    `/shortlist?compare=${[one, 'nothing', two, three, four].join(',')}`,
  )
  expect(status).toBe(200)
  expect(html).toContain('noindex')
  const columns = [...html.matchAll(/<th scope="col"><a href="\/([\w-]+)"/g)].map(
    ([, slug]) => slug,
  )
  expect(columns).toEqual([one, two, three])
})

test('a shared list is drawn by the server, with an enquiry that names it', async () => {
  const listed = projects.slice(0, 2)
  const { html, count } = await page(`/shortlist?list=${listed.map(({ slug }) => slug).join(',')}`)
  expect(count).toBe(2)
  expect(html).toContain('A shared shortlist')
  expect(html).toContain(`name="location" value="${listed.map(({ name }) => name).join(', ')}"`)
})

test('neither the shortlist nor a filtered list is in the sitemap', async () => {
  const xml = await (await fetchPath('/sitemap.xml')).text()
  expect(xml).toContain('/projects</loc>')
  expect(xml).not.toMatch(/shortlist|projects\?/)
})
