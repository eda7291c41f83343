import { readFileSync, writeFileSync } from 'node:fs'

import pLimit from 'p-limit'

import { cities, projects } from '#test/listed.ts'

import { addressOf } from '../app/address-of.server.ts'
import { addresses } from '../app/addresses.ts'
import { budgetParts, type PageBudget } from '../app/vitals/page-budget.ts'
import { isPageKind, pageKinds, type PageKind } from '../app/vitals/page-kinds.ts'
import { pageBudgets } from '../content/page-budgets.ts'
import { expect, test } from './journey.ts'
import { isShort } from './site.ts'
import { weighPage } from './weigh-page.ts'

/** What `npm run budgets` asks for; a test run asks for neither. */
const wish = process.env['BUDGETS']
const FILE = 'content/page-budgets.ts'
const AT_ONCE = 4
/** Pages of each kind that `npm test` weighs, which says nothing of what the heaviest weighs; `npm run budgets` weighs all. */
const SAMPLE = 3

type Part = keyof PageBudget
type Weighed = { path: string; weight: PageBudget }

const weighed = new Map<PageKind, Weighed[]>()

/** Every public page; one visit is like another. */
async function listPages(sitemap: string): Promise<Map<PageKind, string[]>> {
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  )
  const all = new Set([
    ...listed,
    ...cities.map(({ slug }) => addresses.city.path.replace(':city', slug)),
    addresses.shortlist.path,
    addresses.visit.path.replace(':project', projects[0]?.slug ?? ''),
  ])
  const kinds = new Map<PageKind, string[]>()
  for (const path of all) {
    const kind = addressOf(path)
    if (!isPageKind(kind)) throw new Error(`${path} is of no kind that has a budget`)
    kinds.set(kind, [...(kinds.get(kind) ?? []), path])
  }
  return kinds
}

for (const kind of pageKinds) {
  test(`${kind}: no page weighs more than its budget says, nor much less`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(300_000)
    const pages = await listPages(await (await request.get('/sitemap.xml')).text())
    const all = pages.get(kind) ?? []
    const some = isShort ? all.slice(0, SAMPLE) : all
    // What is counted is bytes, so that pages do not disturb each other.
    const own = await pLimit(AT_ONCE).map(some, async (path): Promise<Weighed> => {
      return { path, weight: await weighPage(browser, path) }
    })
    expect(own, 'there is no such page').not.toEqual([])
    weighed.set(kind, own)
    if (wish === undefined) expect(faultsOf(kind, own)).toEqual([])
  })
}

test.afterAll(() => {
  if (wish === undefined) return
  for (const [kind, own] of weighed) {
    const lines = budgetParts.map((part) => {
      const { path, bytes } = heaviest(own, part)
      return [part, bytes, 'of', pageBudgets[kind][part], path].join('\t')
    })
    process.stdout.write(`\n${kind}\n  ${lines.join('\n  ')}\n`)
  }
  if (wish === 'write') writeFileSync(FILE, rewritten(readFileSync(FILE, 'utf8')))
})

function faultsOf(kind: PageKind, own: readonly Weighed[]): string[] {
  return budgetParts.flatMap((part) => {
    const budget = pageBudgets[kind][part]
    const over = own
      .filter(({ weight }) => weight[part] > budget)
      .map(({ path, weight }) => `${path}: ${part} is ${weight[part]}, its budget ${budget}`)
    const { bytes } = heaviest(own, part)
    const isFarUnder = bytes < budget * 0.85 - (part === 'requests' ? 1 : 500)
    const under = `${kind}: ${part} is ${bytes} at most; lower the budget, which is ${budget}`
    return isFarUnder && !isShort ? [...over, under] : over
  })
}

function heaviest(own: readonly Weighed[], part: Part): { path: string; bytes: number } {
  const all = own.map(({ path, weight }) => ({ path, bytes: weight[part] }))
  return all.reduce((most, one) => (one.bytes > most.bytes ? one : most))
}

/** The file of the budgets with what was weighed; a kind that was not weighed keeps its own. */
function rewritten(source: string): string {
  const rows = pageKinds.map((kind) => {
    const own = weighed.get(kind)
    const parts = budgetParts.map((part) => {
      const figure = own ? roomy(part, heaviest(own, part).bytes) : pageBudgets[kind][part]
      return `    ${part}: ${grouped(figure)},\n`
    })
    return `  ${kind}: {\n${parts.join('')}  },\n`
  })
  return source.replace(
    /(?<head>pageBudgets: Record<PageKind, PageBudget> = \{\n)[\s\S]*?\n\}/,
    `$<head>${rows.join('')}}`,
  )
}

/** To the next hundred bytes: the name of a file changes how well a page is compressed. */
function roomy(part: Part, figure: number): number {
  return part === 'requests' || figure === 0 ? figure : Math.ceil((figure + 50) / 100) * 100
}

function grouped(figure: number): string {
  return String(figure).replaceAll(/\B(?=(?:\d{3})+$)/g, '_')
}
