import { expect, test } from 'vitest'

import { formatPrice, rupeeText } from '#app/projects/model/price-label.ts'
import type { Project } from '#app/projects/model/project.ts'
import { questionStates } from '#app/projects/questions/question-states.ts'
import { answerText } from '#app/projects/questions/question-texts.ts'
import { projects } from '#test/helpers/listed.ts'
import { fetchPath } from '#test/helpers/site/app.ts'

/** The words of a piece of a page, spaces made one and joiners left out. */
function wordsIn(html: string): string {
  return html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll('\u2060', '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const textOf = async (path: string) => (await fetchPath(path)).text()
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

function statesOf(project: Project) {
  return questionStates(project).map((question) => ({
    ...question,
    text: plain(answerText(question)),
  }))
}

test('the ledger of each page has a row for each question, in the state that the facts give it', async () => {
  for (const project of projects) {
    const html = await textOf(`/${project.slug}`)
    const rows = [
      ...html.matchAll(/<div class="question--([a-z-]+)"><dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g),
    ].map(([, state, label = '', answer = '']) => [state, wordsIn(label), wordsIn(answer)])
    const expected = statesOf(project).map(({ state, label, text, key }) => [
      state,
      label,
      expect.stringMatching(
        key === 'rera' && state === 'not-announced' ? new RegExp(`^${text}`) : `^${text}$`,
      ),
    ])
    expect(rows, project.slug).toEqual(expected)
  }
})

test('no page says twice what its ledger confirms in the strip above it', async () => {
  for (const project of projects) {
    const html = await textOf(`/${project.slug}`)
    const [, strip = ''] = /<dl class="facts [^"]*">(.*?)<\/dl>/.exec(html) ?? []
    for (const { key, state, text } of statesOf(project))
      if (state === 'confirmed' && key !== 'price')
        expect(wordsIn(strip), project.slug).not.toContain(text)
  }
})

test('each card has the price and the sizes that the ledger confirms, and no others', async () => {
  const cards = new Map(
    [...(await textOf('/projects')).matchAll(/<article [^>]*class="card.*?<\/article>/g)].map(
      ([html]) => [/<h3><a href="\/([\w-]+)"/.exec(html)?.[1], wordsIn(html)],
    ),
  )
  expect(cards.size).toBe(projects.length)
  for (const project of projects) {
    const card = cards.get(project.slug)
    const states = statesOf(project)
    const price = states.find(({ key }) => key === 'price')
    if (price?.state === 'confirmed') {
      expect(price.text).toBe(plain(`From ${formatPrice(project.price)}`))
      expect(card).toContain(plain(`Starts from ${rupeeText(project.price)}`))
    } else expect(card).toContain('Price Revealing Soon')
    const sizes = states.find(({ key }) => key === 'sizes')
    if (sizes?.state === 'confirmed' && !project.pages) expect(card).toContain(sizes.text)
    else expect(card).not.toMatch(/sq\.? (?:ft|yards|m)\b/)
  }
})

test('a comparison leaves no question empty that a page answers', async () => {
  for (let at = 0; at < projects.length; at += 3) {
    const compared = projects.slice(at, at + 3)
    const html = await textOf(`/shortlist?compare=${compared.map(({ slug }) => slug).join()}`)
    const rows = new Map(
      [...html.matchAll(/<tr><th scope="row">(.*?)<\/th>(.*?)<\/tr>/g)].map(
        ([, label = '', cells = '']) => [
          wordsIn(label),
          [...cells.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell = '']) => wordsIn(cell)),
        ],
      ),
    )
    for (const [place, project] of compared.entries())
      for (const { label, state, text } of statesOf(project)) {
        const row = rows.get(label === 'Plot layout' ? 'Floor plans' : label)
        if (state !== 'not-announced' || row) expect(row?.[place], project.slug).toBe(text)
      }
  }
})
