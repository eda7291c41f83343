import { expect, test } from 'vitest'

import { fetchPath } from '#test/helpers/site/app.ts'

import { facts } from './listed-facts.ts'

/** How many pictures the galleries of a page hold. */
const pictures: Record<string, { galleries: readonly number[] }> = {
  '/bhutani-city-center/conventional-center': { galleries: [5] },
  '/bhutani-city-center/green-office': { galleries: [5] },
  '/bhutani-city-center/wellness': { galleries: [5] },
  '/bhutani-city-center/apartments': { galleries: [5] },
  '/bhutani-city-center/food-court': { galleries: [5] },
  '/bhutani-city-center/restaurants': { galleries: [5] },
  '/bhutani-noida-extension': { galleries: [5] },
  '/bhutani-cyberthum': { galleries: [5] },
  '/ska-estate': { galleries: [5, 5] },
  '/godrej-reverine': { galleries: [5, 5] },
  '/prestige-city': { galleries: [10] },
  '/godrej-indore': { galleries: [5, 5] },
  '/sobha-reality': { galleries: [5, 5] },
  '/residential-plot': { galleries: [10] },
  '/lodha-goa': { galleries: [10] },
  '/purvanchal-sunbliss': { galleries: [5, 5] },
  '/ats-pious-orchards': { galleries: [5, 5] },
  '/ats-picturesque-reprieves': { galleries: [5, 5] },
  '/ace-acreville': { galleries: [5, 5] },
  '/lake-view-farms': { galleries: [5, 5] },
  '/gaur-aspire-centurian-park': { galleries: [5, 5] },
  '/godrej-sector-12': { galleries: [5, 5] },
}

/** The specification writes areas without separators. */
const bare = (text: string) => text.toLowerCase().replaceAll(/(?<=\d),(?=\d)|(?<=\bsq)\./g, '')

/** The words of a page as its reader sees them without script, spaces made one. */
async function wordsOf(path: string): Promise<{ words: string; html: string }> {
  const response = await fetchPath(path)
  expect(response.status).toBe(200)
  const html = (await response.text()).replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const words = main
    .replaceAll(/<!-- -->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/[\s\u00A0]+/g, ' ')
  return { words, html: main }
}

test.each(Object.entries(facts))(
  '%s shows every fact the specification names',
  async (path, all) => {
    const { words, html } = await wordsOf(path)
    const printed = bare(`${words} ${html}`)
    expect(all.filter((fact) => !printed.includes(bare(fact)))).toEqual([])
    expect(words).not.toMatch(/(?<![\d.,])\d{4,}(?:\+|\s?[–-]\s?[\d,]+| (?:to|and) [\d,]+)* sq\b/)
  },
)

test.each(Object.entries(pictures))('%s has its galleries', async (path, expected) => {
  const { html } = await wordsOf(path)
  const galleries = [...html.matchAll(/<ul class="gallery[\s\S]*?<\/ul>/g)]
  const counts = galleries.map(([list]) => [...list.matchAll(/<img\b/g)].length)
  expect(counts).toEqual(expected.galleries)
})

test('an unknown page below Bhutani City Center shows its landing page, not to be indexed', async () => {
  for (const path of ['/bhutani-city-center/unknown', '/bhutani-city-center/wellness/x']) {
    const response = await fetchPath(path)
    expect(response.status).toBe(404)
    const html = await response.text()
    expect(html).toContain('Send us a message')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  }
})

test('a page says that its landmarks come from a map, and takes none from another project', async () => {
  const { words } = await wordsOf('/ace-acreville')
  expect(words).toContain('what a public map shows')
  for (const other of ['Rapid Metro', 'IT Hubs', 'Filmcity']) expect(words).not.toContain(other)
})

test('no one is called the developer of Lodha Goa whom the project does not name', async () => {
  const { words } = await wordsOf('/lodha-goa')
  expect(words).not.toContain('bear the name Lodha')
  expect(words).not.toContain('the developer’s own site')
})

test('nothing that no one made is promised for a number', async () => {
  for (const path of ['/', '/nothing-here', ...Object.keys(facts)]) {
    const response = await fetchPath(path)
    expect(await response.text(), path).not.toMatch(/hear first|leave (a|your) number/i)
  }
})

test('the privacy policy says for how long presses of links are kept', async () => {
  const { words } = await wordsOf('/privacy-policy')
  expect(words).toContain('We delete it after 400 days.')
})

test('a caption that is right as it is stands to the letter', async () => {
  expect((await wordsOf('/godrej-indore')).words).toContain('Secure Gated Community')
  expect((await wordsOf('/prestige-city')).words).toContain('Bang on NH-24 Exp.')
})

test('misspelt captions of the specification stand corrected', async () => {
  for (const path of Object.keys(facts)) {
    const { words } = await wordsOf(path)
    expect(words, path).not.toMatch(/vantilated|standlone|ameneties/i)
  }
})
