import { expect, test } from 'vitest'

import { leavesOf, normalizeSpaces, type Leaf } from '#app/editor/preview/project-leaves.ts'
import { isForeign, matchTexts } from '#app/editor/preview/match-texts.ts'
import type { ContentPath } from '#app/editor/preview/preview-messages.ts'
import { wholeCatalogue } from '#app/projects/catalogue/current-catalogue.server.ts'
import type { Project } from '#app/projects/model/project.ts'
import { fetchPath } from '#test/helpers/site/app.ts'
import { textsOfHtml } from '#test/helpers/site/page-parts.ts'

const projects = wholeCatalogue()

/** The texts of a listing's page with where each of them leads, and what the listing says. */
async function marksOf(project: Project) {
  const html = await (await fetchPath(`/${project.slug}`)).text()
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const texts = textsOfHtml(main)
  const leaves = leavesOf(project)
  const paths = matchTexts(texts, leaves)
  const marks = texts.map(({ element, text, within }) => ({
    text: normalizeSpaces(text),
    within,
    path: paths.get(element),
  }))
  return { marks, leaves }
}

const isBelow = (path: ContentPath, above: ContentPath) =>
  above.every((step, index) => step === path[index])
const says = (text: string, { forms }: Leaf) => forms.some((form) => text.includes(form))

test.each(projects)('each mark on the page of $slug leads to what its text says', async (one) => {
  const { marks, leaves } = await marksOf(one)
  const wrong = marks.filter(({ text, path }) => {
    if (path === undefined) return false
    const held = leaves.filter(({ at }) => isBelow(at, path))
    return path.length === 0 || !held.some((leaf) => says(text, leaf))
  })
  expect(wrong).toEqual([])
  const heading = marks.find(({ within }) => within.includes('h1'))
  expect(heading).toMatchObject({ text: one.name, path: ['name'] })
  const price = marks.find(({ within }) => within.includes('.project-price') && within[0] === 'p')
  expect(price?.path).toEqual([one.revealPrice && one.price ? 'revealPrice' : 'price'])
})

test('every value that the pages show is marked', async () => {
  const unmarked: string[] = []
  let shown = 0
  for (const project of projects) {
    const { marks, leaves } = await marksOf(project)
    for (const leaf of leaves) {
      const saying = marks.filter(
        ({ text, within }) =>
          leaf.homes.some((home) => within.includes(home)) &&
          // The stop of the listing says its own name and location, whatever places are near.
          (leaf.at.length === 1 || !within.includes('.stop--here')) &&
          !isForeign({ within }) &&
          says(text, leaf),
      )
      if (saying.length === 0) continue
      shown += 1
      const isMarked = saying.some(({ path }) => path && isBelow(leaf.at, path))
      if (!isMarked) unmarked.push(`${project.slug} ${leaf.at.join('.')}: ${leaf.forms[0]}`)
    }
  }
  expect(shown).toBeGreaterThan(400)
  expect(unmarked).toEqual([])
})
