import { execFileSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

import { databaseUrl } from './people.ts'
import { isShort, LOOKED_AT, test as base } from './site.ts'

/**
 * A journey fails on any console error, uncaught error or blocked script or style. It has no pictures, since
 * most need none; those that do set `pictures` to `empty`, or to `drawn` where they need to see them.
 */
export const test = base.extend<{ pictures: 'none' | 'empty' | 'drawn'; quiet: string[] }>({
  pictures: ['none', { option: true }],
  quiet: [
    async ({ page, pictures, javaScriptEnabled }, use) => {
      skipLiveRegions(page)
      if (pictures === 'none') await withoutPictures(page)
      if (pictures === 'empty') await emptyPictures(page)
      const complaints: string[] = []
      page.on('pageerror', ({ message }) => {
        // Without script a page cannot catch that the next one takes no transition.
        if (!javaScriptEnabled && message.startsWith('Transition was aborted')) return
        complaints.push(`uncaught: ${message}`)
      })
      page.on('console', (message) => {
        const text = message.text()
        const expected = /Failed to load resource/.test(text)
        if (message.type() === 'error' && !expected) complaints.push(text)
      })
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(
            `blocked by policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`,
          )
        })
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

const skipping = new WeakSet<Page>()

/** A text is looked for where people see it: a live region says it once more, for screen readers. */
function skipLiveRegions(page: Page): void {
  const everyPage: Page = Object.getPrototypeOf(page)
  if (skipping.has(everyPage)) return
  skipping.add(everyPage)
  // oxlint-disable-next-line typescript/unbound-method -- it is called with its page below
  const { getByText } = everyPage
  everyPage.getByText = function getShown(this: Page, ...args) {
    return getByText.apply(this, args).and(this.locator(':not([aria-live].visually-hidden *)'))
  }
}

/**
 * Runs one of the owner's commands against the journeys' running server, or one with another data folder. It is
 * told the database: finding it first, as `bin/northlight` does, takes as long as the command itself.
 */
export function runCommand(
  args: readonly string[],
  input = '',
  folder = process.env['E2E_DATA'] ?? '',
): void {
  const url = databaseUrl(folder)
  const ownerUrl = url.replace('northlight_app@', 'northlight_owner@')
  const variables = { DATA_DIR: folder, DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl }
  execFileSync(process.execPath, args, { input, env: { ...process.env, ...variables } })
}

/** How long a page is looked at again: what goes just as axe looks at it, as a message does, is half faded then. */
const LOOKED_AT_MS = 60_000

/**
 * axe finds nothing on a page; of a frame in it nothing is said, since that is a page of its own. In short it looks
 * once at each kind of page.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (!isShort) return lookByAxe(page)
  const kind = new URL(page.url()).pathname.replaceAll(/\d+/g, '#')
  const mark = join(process.env[LOOKED_AT] ?? '', encodeURIComponent(kind))
  if (existsSync(mark)) return
  writeFileSync(mark, '')
  try {
    await lookByAxe(page)
  } catch (error) {
    rmSync(mark)
    throw error
  }
}

async function lookByAxe(page: Page): Promise<void> {
  await expect(async () => {
    // What is half faded has half its contrast, on a busy machine for long.
    await expect.poll(() => page.evaluate(isAtRest)).toBe(true)
    const axe = new AxeBuilder({ page }).exclude('iframe').options({ resultTypes: ['violations'] })
    // What it finds in frames is put together on a page of its own; no frame is looked at.
    const result = await axe.setLegacyMode().analyze()
    expect(
      result.violations.map((violation) => `${violation.id}: ${violation.nodes[0]?.html}`),
    ).toEqual([])
  }).toPass({ timeout: LOOKED_AT_MS })
}

/** Whether nothing comes or goes by the clock; what turns for ever never rests, what follows the scrolling runs always. */
function isAtRest(): boolean {
  return document.getAnimations().every(({ effect, playState, timeline }) => {
    if (playState !== 'running' || timeline !== document.timeline) return true
    return effect?.getTiming().iterations === Infinity
  })
}

/** Waits until the page's script has taken over. */
export async function hydrated(page: Page): Promise<void> {
  // A tab that opens has no document yet.
  await page.waitForFunction(() => document.querySelector('html[data-hydrated="true"]') !== null)
}

/** Waits until React has taken over the islands of this kind; it leaves its mark on them. */
export async function awake(page: Page, islands: string): Promise<void> {
  await page.waitForFunction(
    (selector) =>
      [...document.querySelectorAll(selector)].every((box) =>
        Object.keys(box).some((key) => key.startsWith('__reactContainer')),
      ),
    islands,
  )
}

/** Answers every picture at once with an empty one. */
export async function emptyPictures(page: Page): Promise<void> {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>'
  await page.route('**/pictures/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body }),
  )
}

/** Has no picture asked for, without the cost of a route, which has Chromium keep nothing from page to page. */
async function withoutPictures(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.setBlockedURLs', { urls: ['*/pictures/*'] })
}

export { addStaff } from './people.ts'
export { expect } from '@playwright/test'
