import { expect, test } from 'vitest'

import { projects } from '#test/helpers/listed.ts'
import { fetchPath } from '#test/helpers/site/app.ts'

/** A figure and a unit between which a line may break. */
const BREAKABLE = /\d\+? (?:sq\.? (?:ft|m|yards|yd)|acres|floors|BHK|km|metres|months)\b/g
/** What is drawn has no lines; the rest is not seen. */
const UNSEEN = /<(?<tag>svg|script|style|template)\b.*?<\/\k<tag>>/gs

const paths = projects.flatMap(({ slug, pages = [] }) => [
  `/${slug}`,
  ...pages.map((page) => `/${slug}/${page.slug}`),
])

test.each(paths)('on %s no line breaks between a figure and its unit', async (path) => {
  const html = await (await fetchPath(path)).text()
  const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? ''
  expect(main).not.toBe('')
  const seen = main
    .replaceAll(UNSEEN, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&nbsp;', '\u00A0')
  expect(seen.match(BREAKABLE) ?? []).toEqual([])
})
