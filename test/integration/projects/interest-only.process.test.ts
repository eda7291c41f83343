import { afterAll, beforeAll, expect, test } from 'vitest'

import { listClaims } from '#app/projects/model/developer-claim.ts'
import type { Project } from '#app/projects/model/project.ts'
import { projectFieldTexts } from '#app/strings/en/project-fields.ts'
import { cities, projects } from '#test/helpers/listed.ts'
import { probes, type Probe } from '#test/helpers/site/every-route.ts'
import { startSite, type Site } from '#test/helpers/site/site.ts'

/** Whatever names a price, asks for one, or says when one comes. */
const PRICE = /\bpric(?:e|es|ed|ing)\b|\bbudget\b|starts from/i
/** What developers promise; only the disclaimer may name it, to say that it is not ours. */
const RETURN = /assured return|lease guarantee|revenue shar|payment plan/i
/** An amount as projects write it. */
const AMOUNT = /₹|\bRs\.|\bCR\b|\bLacs\b/

let site: Site
beforeAll(async () => {
  site = await startSite({ UNREGISTERED_PROJECTS: 'interest-only' })
})
afterAll(() => site.stop())

const isUnregistered = ({ rera }: Project) => rera?.number === undefined
const unregistered = projects.filter(isUnregistered)

/** Every page of a project without a number, and those below it. */
const unregisteredProjects = unregistered.flatMap(({ slug, pages: below = [] }) => [
  `/${slug}`,
  `/visit/${slug}`,
  ...below.map((page) => `/${slug}/${page.slug}`),
])

/** Every other route that is asked with GET, and what is asked of a list. */
const slugs = projects.slice(0, 2).map(({ slug }) => slug)
const others = [
  ...probes.filter(({ form, json, text, staff }) => !form && !json && !text && !staff).map(pathOf),
  ...cities.map(({ slug }) => `/city/${slug}`),
  '/projects?min=95+lakh&max=1.5+cr&sort=price-up&unpriced=1',
  '/projects?q=helipad+under+2+crore+AED+2m',
  '/projects?q=3',
  `/shortlist?list=${slugs.join(',')}`,
  `/shortlist?compare=${slugs.join(',')}`,
  '/calculators/payment-plan?price=1+cr',
  ...listClaims(projects).map(({ key }) => `/calculators/assured-return?claim=${key}`),
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

/** What the pages say of prices, returns and amounts, each with the page that says it. */
async function termsOn(pages: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of pages) {
    const words = await wordsOf(path)
    const said =
      PRICE.exec(words) ??
      (path.startsWith('/disclaimer') ? null : RETURN.exec(words)) ??
      // A loan is a visitor's own sum, in rupees.
      (path === '/calculators/emi' ? null : AMOUNT.exec(words))
    if (said) found.push(`${path}: ${words.slice(Math.max(0, said.index - 40), said.index + 40)}`)
  }
  return found
}

test('with interest only the pages of a project without a number have no word of price', async () => {
  expect(await termsOn(unregisteredProjects)).toEqual([])
})

test.runIf(unregistered.length > 0)(
  'with interest only such a project asks to register interest, on its card and its page',
  async () => {
    expect(await wordsOf('/projects')).toContain('Register your interest')
    for (const { slug, name } of unregistered.slice(0, 3)) {
      const page = await wordsOf(`/${slug}`)
      expect(page).toContain(`Register your interest in ${name}`)
      expect(page).toContain(projectFieldTexts.fields.number)
    }
  },
)

// As soon as one project may be offered, the site has prices to speak of.
test.runIf(unregistered.length === projects.length)(
  'while nothing may be offered, no page has a word of price',
  async () => {
    expect(await termsOn(others)).toEqual([])
    expect(await wordsOf('/')).toContain('Why can I only register my interest?')
    const words = await wordsOf('/projects?q=3+bhk+under+2+crore')
    expect(words).toContain('We left out “under 2 crore”: you can’t filter by amount yet.')
    expect(words).toContain('3\u00A0BHK')
  },
)
