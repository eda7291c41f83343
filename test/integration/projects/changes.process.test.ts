import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import type { Project } from '#app/projects/model/project.ts'
import { projectWhere } from '#test/helpers/listed.ts'
import { publisherAt } from '#test/helpers/publisher.ts'
import { startSite, type Site } from '#test/helpers/site/site.ts'

/** Generous: how soon it comes is nothing that a busy machine could tell. */
const SOON = { timeout: 20_000, interval: 100 }
const ORIGIN = 'http://homes.test'

const plain = projectWhere(
  'without a price, a number, facts or pages',
  ({ price, revealPrice, rera, facts, pages, possession }) =>
    price === '' && !revealPrice && !rera && !facts && !pages && !possession,
)
const spacious = projectWhere('with pages below', ({ pages }) => pages !== undefined)
const other = projectWhere('another', ({ id }) => id !== plain.id && id !== spacious.id)
const space = spacious.pages?.[0]?.slug ?? ''

let site: Site
let publisher: ReturnType<typeof publisherAt>
beforeAll(async () => {
  site = await startSite({ PUBLIC_URL: ORIGIN })
  publisher = publisherAt(site.folder)
})
afterAll(async () => {
  await publisher.close()
  await site.stop()
})

const ask = (path: string, init: RequestInit = {}) =>
  fetch(site.base + path, { redirect: 'manual', ...init })

/** In the footer. */
const LINK = '<li><a href="/changes">What changed</a></li>'

/** A page as it is read: without style and script, spaces as they are typed. */
async function read(path: string): Promise<string> {
  const html = await (await ask(path)).text()
  return html.replaceAll(/<style[\s\S]*?<\/style>|<!-- -->/g, '').replaceAll('\u00A0', ' ')
}

const publish = (change: Partial<Project>) => publisher.publish({ ...plain, ...change })

test('while nothing has changed, /changes says so, and neither a project nor the footer has a word of it', async () => {
  expect(await read('/changes')).toContain('Nothing has changed since our last checks')
  expect(await read('/')).not.toContain(LINK)
  expect(await read(`/${plain.slug}`)).not.toMatch(/id="what-changed"|change-log/)
  const feed = await ask('/changes.atom')
  expect(feed.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8')
  const words = await feed.text()
  expect(words).not.toContain('<entry>')
  expect(words).toMatch(/<updated>[\d-]+T[\d:]+Z<\/updated>/)
})

test('a change is on its project, on /changes and in the feed, and leaves other projects as they were', async () => {
  const before = await (await ask(`/${other.slug}`)).text()
  const feed = await ask('/changes.atom')
  await publish({ price: '1.20 CR' })
  await publish({ price: '1.35 CR', possession: 'March 2031' })
  const said = 'Price: ₹1.35 crore, was ₹1.20 crore'
  await vi.waitFor(async () => expect(await read(`/${plain.slug}`)).toContain(said), SOON)
  const page = await read(`/${plain.slug}`)
  expect(page).toContain('Possession: March 2031, new')
  expect(page).toContain('Checked on 25 Nov 2026 against the developer’s own information')
  expect(page.indexOf(said)).toBeLessThan(page.indexOf('Price: ₹1.20 crore, new'))
  expect(page).not.toContain('earlier')
  const all = await read('/changes')
  expect(all).toContain(said)
  expect(all).toContain(`href="/${plain.slug}">${plain.name}</a></b>`)
  expect(all).toContain('rel="alternate" type="application/atom+xml"')
  const after = await (await ask(`/${other.slug}`)).text()
  expect(after).toContain(LINK)
  expect(after.replace(LINK, '')).toBe(before)
  const newer = await ask('/changes.atom', {
    headers: { 'If-None-Match': feed.headers.get('ETag') ?? '' },
  })
  expect(newer.status).toBe(200)
  const words = (await newer.text()).replaceAll('\u00A0', ' ')
  expect(words.match(/<entry>/g)).toHaveLength(2)
  expect(words).toContain(`<title>${plain.name}: possession and price</title>`)
  expect(words).toContain(said)
  expect(new Set(words.match(/<id>tag:homes\.test,[\d-]+:changes\/\d+<\/id>/g))).toHaveLength(2)
  const again = await ask('/changes.atom', {
    headers: { 'If-None-Match': newer.headers.get('ETag') ?? '' },
  })
  expect(again.status).toBe(304)
})

test('beyond five changes the earlier ones are folded, and /changes has pages', async () => {
  const rows = Array.from({ length: 60 }, (_, at) => ({ label: `Home ${at}`, from: '95 Lacs' }))
  await publish({ price: '95 Lacs', sections: [...plain.sections, { kind: 'prices', rows }] })
  await vi.waitFor(async () => expect(await read('/changes')).toContain('(Home 10)'), SOON)
  const page = await read(`/${plain.slug}`)
  const [shown = '', folded = ''] = page.split('<details><summary>60 earlier')
  expect(shown.match(/<p>Price|<p>Possession/g)).toHaveLength(5)
  expect(folded).toContain('Price: ₹1.20 crore, new')
  expect(await read('/changes')).toContain('href="/changes?page=2"')
  const last = await read('/changes?page=2')
  expect(last).toContain('Price: ₹1.20 crore, new')
  expect(last).toContain(`rel="canonical" href="${ORIGIN}/changes?page=2"`)
})

test('an archived project answers 410 with what it stated last and where to look instead', async () => {
  await publisher.publish(spacious, { isArchived: true })
  await vi.waitFor(async () => expect((await ask(`/${spacious.slug}`)).status).toBe(410), SOON)
  const page = await read(`/${spacious.slug}`)
  expect(page).toContain(`<h1>${spacious.name}</h1>`)
  expect(page).toContain('We no longer offer this project')
  expect(page).toContain('Last known details')
  expect(page).toContain('Similar projects')
  expect(page).toContain('<meta name="robots" content="noindex"')
  expect(await read('/sitemap.xml')).not.toContain(`/${spacious.slug}<`)
  const gone = [`/${spacious.slug}/${space}`, `/visit/${spacious.slug}`]
  for (const path of [...gone, `/brochures/${spacious.slug}.pdf`])
    expect([path, (await ask(path)).status]).toEqual([path, 410])
  const form = await ask(`/visit/${spacious.slug}`, {
    method: 'POST',
    headers: { Origin: ORIGIN },
    body: new URLSearchParams({ name: 'Asha Rao' }),
  })
  // A visitor who had it open is heard: what is missing is asked for, and nothing that was typed is lost.
  expect([form.status, await form.text()]).toEqual([
    422,
    expect.stringContaining('value="Asha Rao"'),
  ])
  for (const path of [`/${spacious.slug}`, `/${spacious.slug}/${space}`]) {
    const passed = await ask(path, { method: 'POST', headers: { Origin: ORIGIN }, body: 'name=' })
    expect([passed.status, passed.headers.get('location')]).toEqual([307, '/connect'])
  }
  for (const path of ['/visit/never-listed', '/brochures/never-listed.pdf'])
    expect([path, (await ask(path)).status]).toEqual([path, 404])
})

test('what changed of a project stays readable where it is listed no more', async () => {
  await publisher.publish({ ...plain, price: '1.40 CR' }, { isArchived: true })
  const said = 'Price: ₹1.40 crore, was ₹95 lakh'
  await vi.waitFor(async () => expect(await read(`/${plain.slug}`)).toContain(said), SOON)
  expect((await ask(`/${plain.slug}`)).status).toBe(410)
  expect(await read('/changes')).toContain(said)
})

test('a brochure follows its project to another address', async () => {
  await publisher.publish({ ...plain, slug: `${plain.slug}-renamed` })
  const moved = `/brochures/${plain.slug}-renamed.pdf`
  const old = () => ask(`/brochures/${plain.slug}.pdf`)
  await vi.waitFor(async () => expect((await old()).headers.get('Location')).toBe(moved), SOON)
})

test('where a deployment takes interest alone, changes of prices are not said', async () => {
  await publish({ price: '1.50 CR', possession: 'May 2031' })
  const DATABASE_URL = readFileSync(join(site.folder, 'database-url'), 'utf8').trim()
  const alone = await startSite({ DATABASE_URL, UNREGISTERED_PROJECTS: 'interest-only' })
  try {
    const page = await (await fetch(`${alone.base}/${plain.slug}`)).text()
    expect(page).toContain('Possession: May 2031')
    for (const path of [`/${plain.slug}`, '/changes', '/changes?page=2']) {
      const words = await (await fetch(alone.base + path)).text()
      expect(words).not.toMatch(/Price|95.Lacs|1\.\d\d.CR/)
    }
  } finally {
    await alone.stop()
  }
})
