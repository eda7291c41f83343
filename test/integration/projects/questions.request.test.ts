import { expect, test } from 'vitest'

import { indianDay } from '#app/lib/dates/indian-day.ts'
import { formatPrice } from '#app/projects/model/price-label.ts'
import type { Project } from '#app/projects/model/project.ts'
import { questions } from '#app/projects/questions/question.ts'
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
    text: plain(answerText(question, indianDay(new Date()))),
  }))
}

const isOpen = ({ state }: { state: string }) => state === 'not-announced'

test('the ledger of each page has a row for each answer, and names each question that is open', async () => {
  for (const project of projects) {
    const html = await textOf(`/${project.slug}`)
    const rows = [
      ...html.matchAll(/<div class="question--([a-z-]+)"><dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g),
    ].map(([, state, label = '', answer = '']) => [state, wordsIn(label), wordsIn(answer)])
    const states = statesOf(project)
    const answered = states.filter((one) => !isOpen(one))
    expect(rows, project.slug).toEqual(answered.map((one) => [one.state, one.label, one.text]))
    const [, block = ''] = /<div class="questions-open">(.*?)<\/ul>/.exec(html) ?? []
    const named = [...block.matchAll(/Ask us about: <\/span>(.*?)<\/a>/g)].map(([, name = '']) =>
      wordsIn(name),
    )
    expect(named, project.slug).toEqual(states.filter(isOpen).map(({ label }) => label))
  }
})

test('no page says in its strip what its ledger confirms', async () => {
  for (const project of projects) {
    const html = await textOf(`/${project.slug}`)
    const [, strip = ''] = /<dl class="facts [^"]*">(.*?)<\/dl>/.exec(html) ?? []
    const confirmed = statesOf(project).filter(({ state }) => state === 'confirmed')
    const repeated = confirmed.filter(({ text }) => wordsIn(strip).includes(text))
    expect(repeated, project.slug).toEqual([])
  }
})

/** What a card says where the ledger has these states; spaces have too many sizes for a line. */
function cardOf(project: Project) {
  const states = new Map(statesOf(project).map((one) => [one.key, one]))
  const [price, sizes] = [states.get('price'), states.get('sizes')]
  return {
    price: price?.state === 'confirmed' ? price.text : undefined,
    sizes: sizes?.state === 'confirmed' && !project.pages ? plain(sizes.value) : undefined,
  }
}

test('each card has the price and the sizes that the ledger confirms, and no others', async () => {
  const cards = [
    ...(await textOf('/projects')).matchAll(/<article [^>]*class="card.*?<\/article>/g),
  ].map(([html]) => {
    const words = wordsIn(html)
    const [, price] = /Starts from ₹ ([\d.]+ (?:CR|Lacs))/.exec(words) ?? []
    const [, sizes] =
      /(?:Plots|plots| · ) ?((?:from )?[\d,–]+(?: and [\d,]+)? sq (?:ft|yards))/.exec(words) ?? []
    return [
      /<h3><a href="\/([\w-]+)"/.exec(html)?.[1],
      { price: price && plain(`From ${formatPrice(price)}`), sizes },
    ]
  })
  expect(Object.fromEntries(cards)).toEqual(
    Object.fromEntries(projects.map((project) => [project.slug, cardOf(project)])),
  )
})

/** The cells of a comparison's rows, by label. */
function rowsOf(html: string): Map<string, string[]> {
  return new Map(
    [...html.matchAll(/<tr><th scope="row">(.*?)<\/th>(.*?)<\/tr>/g)].map(
      ([, label = '', cells = '']) => [
        wordsIn(label),
        [...cells.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell = '']) => wordsIn(cell)),
      ],
    ),
  )
}

test('a comparison leaves no question empty that a page answers, and offers to tell the rest', async () => {
  for (let at = 0; at < projects.length; at += 3) {
    const compared = projects.slice(at, at + 3)
    const slugs = compared.map(({ slug }) => slug).join()
    const rows = rowsOf(await textOf(`/shortlist?compare=${slugs}`))
    const cells = questions.map(({ label }) => [label, rows.get(label)])
    const states = compared.map(statesOf)
    const answers = questions.map(({ key, label }) => {
      const row = states.flatMap((each) => each.filter((one) => one.key === key))
      const isAnswered = row.some(({ state }) => state !== 'not-announced')
      const isShown = isAnswered || key === 'price' || key === 'rera'
      const words = row.map(({ text, state }, index) =>
        state === 'not-announced'
          ? `${text} Tell me about: ${label} of ${compared[index]?.name}`
          : text,
      )
      return [label, isShown ? words : undefined]
    })
    expect(cells, slugs).toEqual(answers)
  }
})
