import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Project } from '#app/projects/project.ts'
import { projects } from '#content/projects/catalogue.ts'

import { probes, type Probe } from '../every-route.ts'
import { startSite, type Site } from '../site.ts'

/** Whatever names a price, asks for one, or says when one comes. */
const PRICE = /\bpric(?:e|es|ed|ing)\b|\bbudget\b|starts from/i
/** What developers promise; only the disclaimer may name it, to say that it is not ours. */
const RETURN = /assured return|lease guarantee|revenue shar|payment plan/i
/** An amount as listings write it. */
const AMOUNT = /₹|\bRs\.|\bCR\b|\bLacs\b/

let site: Site
beforeAll(async () => {
  site = await startSite({ UNREGISTERED_PROJECTS: 'interest-only' })
})
afterAll(() => site.stop())

/** Every route that is asked with GET, every listing with the pages below it and its visit, and what is asked of a list. */
const pages = [
  ...probes.filter(({ form, json, text, staff }) => !form && !json && !text && !staff).map(pathOf),
  ...projects.flatMap(({ slug, pages: below }: Project) => [
    `/${slug}`,
    `/visit/${slug}`,
    ...(below ?? []).map((page) => `/${slug}/${page.slug}`),
  ]),
  ...['noida', 'gurugram', 'mumbai', 'indore', 'goa'].map((city) => `/city/${city}`),
  '/projects?min=95+lakh&max=1.5+cr&sort=price-up&unpriced=1',
  '/projects?q=helipad+under+2+crore+AED+2m',
  '/projects?q=3',
  '/shortlist?list=lodha-goa,godrej-reverine',
  '/shortlist?compare=lodha-goa,godrej-reverine',
  '/calculators/payment-plan?price=1+cr',
  '/calculators/assured-return?claim=return-24-a-year',
].filter((path) => !path.endsWith('.pdf') && path !== '/api/openapi.json')

function pathOf({ path }: Probe): string {
  return path
}

/** Text, attributes and structured data as a reader or a search engine meets them. */
async function wordsOf(path: string): Promise<string> {
  const response = await fetch(site.base + path)
  expect(response.status, path).toBeLessThan(500)
  return (await response.text())
    .replaceAll(
      /<script(?! type="application\/ld\+json")[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g,
      '',
    )
    .replaceAll(/ (?:class|href|src|srcset)="[^"]*"/gi, '')
    .replaceAll(/<!-- -->/g, '')
}

test('with interest only no page has a word of price', async () => {
  expect(pages.length).toBeGreaterThan(70)
  const found: string[] = []
  for (const path of pages) {
    const words = await wordsOf(path)
    const said =
      PRICE.exec(words) ??
      (path === '/disclaimer' ? null : RETURN.exec(words)) ??
      // A loan is a visitor's own sum, in rupees.
      (path === '/calculators/emi' ? null : AMOUNT.exec(words))
    if (said) found.push(`${path}: ${words.slice(Math.max(0, said.index - 40), said.index + 40)}`)
  }
  expect(found).toEqual([])
})

test('with interest only a listing asks to register interest, on its card and its page', async () => {
  const home = await wordsOf('/')
  expect(home).toContain('Register your interest')
  expect(home).toContain('Why can I only register my interest?')
  const page = await wordsOf('/lodha-goa')
  expect(page).toContain('Register your interest in Lodha Goa')
  expect(page).toContain('RERA number')
})

test('with interest only an amount in a line is said to be left out, and the rest is followed', async () => {
  const words = await wordsOf('/projects?q=3+bhk+under+2+crore')
  expect(words).toContain('“under 2 crore” is left out: these listings name no amounts.')
  expect(words).toContain('3\u00A0BHK')
})
