import { readFileSync, writeFileSync } from 'node:fs'

import type { APIRequestContext } from '@playwright/test'
import pLimit from 'p-limit'

import { addressOf } from '#app/config/address-of.server.ts'
import { addresses } from '#app/config/addresses.ts'
import { budgetOf, kindBudgets } from '#app/web-vitals/kind-budgets.server.ts'
import { budgetParts, type PageBudget } from '#app/web-vitals/page-budget.ts'
import { isPageKind, pageKinds, type PageKind } from '#app/web-vitals/page-kinds.ts'
import { nowhere, pageBudgets } from '#content/page-budgets.ts'
import { expect, test } from '#test/e2e/helpers/page-test.ts'
import { inShort, isShort } from '#test/e2e/helpers/site.ts'
import { weighPage } from '#test/e2e/helpers/browser/weigh-page.ts'
import { publicPaths } from '#test/helpers/site/public-paths.ts'

/** What `bin/northlight test budgets` asks for; a test run asks for neither. */
const mode = process.env['BUDGETS']
const FILE = 'content/page-budgets.ts'
const CONCURRENCY = 4
/** A slideshow that a busy machine lets run on has asked for another picture by then: the short form holds these to the most of their kind. */
const BY_TIME: readonly Part[] = ['pictures', 'requests']

/** They stand in the public frame, and are of no kind whose speed is measured. */
const FRAMED = [addresses.signIn.path, nowhere]

type Part = keyof PageBudget
type Weighed = { path: string; weight: PageBudget }

/** What other journeys publish would be weighed with the pages. The digits of another port change how well a page is compressed. */
test.use({ siteOf: 'budgets', publicUrl: 'http://localhost:4173' })

const weighed = new Map<string, PageBudget>()
const listed = new Set<string>()

async function pagesByKind(request: APIRequestContext): Promise<Map<PageKind, string[]>> {
  const kinds = new Map<PageKind, string[]>()
  for (const path of publicPaths(await (await request.get('/sitemap.xml')).text())) {
    listed.add(path)
    const kind = addressOf(path)
    if (!isPageKind(kind)) throw new Error(`${path} is of no kind that has a budget`)
    kinds.set(kind, [...(kinds.get(kind) ?? []), path])
  }
  return kinds
}

for (const kinds of together()) {
  test(`${kinds.join(', ')}: no page weighs more than its budget says, nor much less`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(600_000)
    const pages = await pagesByKind(request)
    const asked = kinds.flatMap((kind) => {
      const all = pages.get(kind) ?? []
      expect(all, `there is no ${kind}`).not.toEqual([])
      return inShort(all).map((path) => ({ kind, path }))
    })
    // What is counted is bytes, so that pages do not disturb each other.
    const own = await pLimit(CONCURRENCY).map(asked, async ({ kind, path }) => {
      return { kind, path, weight: await weighPage(browser, path) }
    })
    for (const { path, weight } of own) weighed.set(path, weight)
    if (mode === undefined)
      expect(own.flatMap((one) => faultsOf(one, budgetNow(one.path, one.kind)))).toEqual([])
  })
}

/** Kinds whose pages are weighed by one test: in short each has one page, whose rest is waited for while others run. */
function together(): PageKind[][] {
  const most = isShort ? CONCURRENCY : 1
  const groups = Math.ceil(pageKinds.length / most)
  return Array.from({ length: groups }, (_, at) => pageKinds.slice(at * most, (at + 1) * most))
}

test('the login and a page that is none weigh no more than their budgets say', async ({
  browser,
}) => {
  for (const path of FRAMED) {
    listed.add(path)
    const weight = await weighPage(browser, path)
    weighed.set(path, weight)
    if (mode === undefined) expect(faultsOf({ path, weight }, budgetOf(path))).toEqual([])
  }
})

test('every budget is of a page that there is', async ({ request }) => {
  await pagesByKind(request)
  for (const path of FRAMED) listed.add(path)
  if (mode !== 'write')
    expect(Object.keys(pageBudgets).filter((path) => !listed.has(path))).toEqual([])
})

test.afterAll(() => {
  if (mode === undefined) return
  for (const [path, weight] of weighed) {
    const budget = budgetOf(path)
    const lines = budgetParts.map((part) => [part, weight[part], 'of', budget?.[part]].join('\t'))
    process.stdout.write(`\n${path}\n  ${lines.join('\n  ')}\n`)
  }
  if (mode === 'write') writeFileSync(FILE, rewritten(readFileSync(FILE, 'utf8')))
})

function budgetNow(path: string, kind: PageKind): PageBudget | undefined {
  const [own, most] = [budgetOf(path), kindBudgets()[kind]]
  if (!isShort || !own || !most) return own
  return { ...own, ...Object.fromEntries(BY_TIME.map((part) => [part, most[part]])) }
}

function faultsOf({ path, weight }: Weighed, budget: PageBudget | undefined): string[] {
  if (!budget) return [`${path} has no budget`]
  const hasOwn = pageBudgets[path] !== undefined
  return budgetParts.flatMap((part) => {
    const [bytes, most] = [weight[part], budget[part]]
    if (bytes > most) return `${path}: ${part} is ${bytes}, its budget ${most}`
    const isFarUnder = bytes < most * 0.85 - 500
    // On a busy machine a page rests before all of it has come, which says nothing of what it weighs.
    return hasOwn && isFarUnder && !isShort && part !== 'requests'
      ? `${path}: ${part} is ${bytes}; lower its budget, ${most}`
      : []
  })
}

/** The file of the budgets with what was weighed; a page that was not weighed keeps its row, one that is gone has none. */
function rewritten(source: string): string {
  const rows = [...listed].flatMap((path) => {
    const weight = weighed.get(path)
    const row = weight ? budgetParts.map((part) => roomy(part, weight[part])) : pageBudgets[path]
    return row ? `  '${path}': [${row.map(grouped).join(', ')}],\n` : []
  })
  return source.replace(
    /(?<head>pageBudgets: Readonly<Record<string, BudgetRow>> = \{\n)[\s\S]*?\n\}/,
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
