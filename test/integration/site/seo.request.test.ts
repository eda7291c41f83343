import { expect, test } from 'vitest'
import { z } from 'zod'

import { projects } from '#test/helpers/listed.ts'
import { fetchPath } from '#test/helpers/site/app.ts'

const address = z.url({ protocol: /^http$/, hostname: /^homes\.test$/ })
const item = z.object({ '@type': z.literal('ListItem'), position: z.int(), name: z.string() })
const postal = z.object({ '@type': z.literal('PostalAddress'), addressCountry: z.literal('IN') })

/** The shapes that schema.org and the search engines' own pages ask for. */
const shapes: Record<string, z.ZodType> = {
  BreadcrumbList: z.object({ itemListElement: z.array(item.extend({ item: address })).min(2) }),
  ItemList: z.object({ itemListElement: z.array(item.extend({ url: address })).min(1) }),
  FAQPage: z.object({
    mainEntity: z
      .array(z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) }))
      .length(5),
  }),
  WebSite: z.object({ url: address, potentialAction: z.object({ target: z.string() }) }),
  RealEstateAgent: z.object({ name: z.string(), url: address, logo: address, address: postal }),
  RealEstateListing: z.object({
    name: z.string(),
    description: z.string(),
    url: address,
    image: z.array(address).min(1),
    about: z.object({ '@type': z.enum(['Place', 'ApartmentComplex']), address: postal }),
  }),
}

const block = z.looseObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.string(),
})

async function pageAt(path: string) {
  const response = await fetchPath(path)
  const html = await response.text()
  const blocks = [
    ...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g),
  ].map(([, json = '']) => block.parse(JSON.parse(json)))
  return { html, blocks, status: response.status }
}

async function listedPaths(): Promise<string[]> {
  const xml = await (await fetchPath('/sitemap.xml')).text()
  return [...xml.matchAll(/<loc>http:\/\/homes\.test([^<]*)<\/loc>/g)].map(([, path = '']) => path)
}

/** One `content` or `href` of the head, by the attribute that names it. */
function metaOf(html: string, name: string): string | undefined {
  const tag = new RegExp(`<(?:meta|link)[^>]*"${name}"[^>]*>`).exec(html)?.[0] ?? ''
  return /(?:content|href)="([^"]*)"/.exec(tag.replace(`"${name}"`, ''))?.[1]
}

test('every page of the sitemap answers, with one heading, a title, a description and a card', async () => {
  const titles: string[] = []
  for (const path of await listedPaths()) {
    const { html, status } = await pageAt(path)
    expect(status, path).toBe(200)
    expect([...html.matchAll(/<h1\b/g)].length, path).toBe(1)
    expect([...html.matchAll(/<main\b/g)].length, path).toBe(1)
    expect(metaOf(html, 'canonical'), path).toBe(`http://homes.test${path}`)
    expect(metaOf(html, 'og:url'), path).toBe(`http://homes.test${path}`)
    expect(metaOf(html, 'description')?.length, path).toBeGreaterThan(20)
    expect(metaOf(html, 'og:description'), path).toBe(metaOf(html, 'description'))
    expect(metaOf(html, 'twitter:card'), path).toBe('summary_large_image')
    expect(metaOf(html, 'og:image'), path).toMatch(
      /^http:\/\/homes\.test\/cards\/[a-z\d.-]+-[\da-f]{8}\.jpg$/,
    )
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
    // The specification gives all city pages one title.
    if (!path.startsWith('/city/')) titles.push(title)
  }
  expect(titles.length - new Set(titles).size, titles.toSorted().join('\n')).toBe(0)
})

test('every block of structured data has the shape of its kind', async () => {
  const seen = new Set<string>()
  for (const path of await listedPaths()) {
    for (const one of (await pageAt(path)).blocks) {
      seen.add(one['@type'])
      const shape = shapes[one['@type']]
      const result = shape?.safeParse(one)
      expect(result?.success, `${path} ${one['@type']} ${result?.error?.message}`).toBe(true)
    }
  }
  expect([...seen].toSorted()).toEqual(Object.keys(shapes).toSorted())
})

/** The words and figures of a block: what it states, without its types and addresses. */
function statements(value: unknown, key = ''): string[] {
  if (key.startsWith('@') || ['addressCountry', 'priceCurrency'].includes(key)) return []
  if (Array.isArray(value)) return value.flatMap((one) => statements(one, key))
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, one]) => statements(one, name))
  }
  const text = String(value)
  return text.startsWith('http') ? [] : [text]
}

test.each(projects.map(({ slug }) => slug))(
  'the structured data of %s states nothing that its page does not',
  async (slug) => {
    const { html, blocks } = await pageAt(`/${slug}`)
    const project = projects.find((one) => one.slug === slug)
    const parsed = blocks.find((one) => one['@type'] === 'RealEstateListing')
    const words = html
      .replaceAll(/<script[\s\S]*?<\/script>/g, '')
      .replaceAll('&amp;', '&')
      // A unit is held to its figure.
      .replaceAll('\u00A0', ' ')
    for (const said of statements(parsed)) {
      const known = words.includes(said) || said === project?.summary || /^\d+$/.test(said)
      expect(known, said).toBe(true)
    }
    expect('offers' in (parsed ?? {})).toBe(
      project?.price !== '' && project?.revealPrice === undefined,
    )
  },
)

test('a card for shared links is a JPEG of its own', async () => {
  const { html } = await pageAt('/godrej-reverine')
  const card = await fetchPath(new URL(metaOf(html, 'og:image') ?? '').pathname)
  expect(card.headers.get('Content-Type')).toBe('image/jpeg')
  expect((await card.arrayBuffer()).byteLength).toBeGreaterThan(10_000)
})

test('the manifest names icons that are there', async () => {
  const response = await fetchPath('/manifest.webmanifest')
  expect(response.headers.get('Content-Type')).toContain('application/manifest+json')
  const { icons } = z
    .object({ name: z.string(), icons: z.array(z.object({ src: z.string() })).min(3) })
    .parse(await response.json())
  for (const { src } of icons) expect((await fetchPath(src)).status, src).toBe(200)
})

test('llms.txt and the sitemap name every project, the sitemap with its pictures and day', async () => {
  const words = await (await fetchPath('/llms.txt')).text()
  const xml = await (await fetchPath('/sitemap.xml')).text()
  for (const { slug } of projects) {
    expect(words).toContain(`(http://homes.test/${slug})`)
    expect(xml).toMatch(
      new RegExp(`<loc>http://homes.test/${slug}</loc><lastmod>[\\d-]{10}</lastmod><image:image>`),
    )
  }
})

test('who finds a hole in the site finds whom to tell (RFC 9116)', async () => {
  const response = await fetchPath('/.well-known/security.txt')
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const fields = new Map(
    (await response.text())
      .trim()
      .split('\n')
      .map((line) => [line.split(': ', 1)[0], line.slice(line.indexOf(': ') + 2)]),
  )
  expect(fields.get('Contact')).toMatch(/^mailto:.+@.+/)
  expect(fields.get('Canonical')).toBe('http://homes.test/.well-known/security.txt')
  expect(fields.get('Policy')).toBe('http://homes.test/.well-known/security-policy.txt')
  const policy = await (await fetchPath('/.well-known/security-policy.txt')).text()
  expect(policy).toContain(fields.get('Contact')?.replace('mailto:', '') ?? 'a contact')
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(366)
})
