import { test as base } from '@playwright/test'

import { startSite } from '#test/helpers/site/site.ts'

import { SESSION_SECRET } from './people.ts'

/** How the site's script comes: at once, each file three seconds late, or never, as behind a blocker. */
export const SCRIPTS = ['at once', 'late', 'blocked'] as const
export const scripts = SCRIPTS.find((way) => way === process.env['SCRIPTS']) ?? 'at once'

/** How many times longer a journey over many pages may take. */
export const timeoutFactor = scripts === 'late' ? 3 : 1

/** What has a site of a journey's own hold its scripts back, too. */
export const held: Record<string, string> =
  scripts === 'at once'
    ? {}
    : { NODE_OPTIONS: '--import=./test/e2e/helpers/network/hold-scripts.ts', SCRIPTS: scripts }

/** `npm test` has journeys with the tag `@gate`, and of what differs little one; `bin/northlight test e2e` has everything. */
export const isShort = process.env['SHORT'] === '1'

/** Names the folder in which the workers of one run mark the kinds of pages that axe has looked at. */
export const LOOKED_AT = 'E2E_LOOKED_AT'

/** Of sizes, pages or ways that are all gone through alike: the short form takes so many, the first among them. */
export function inShort<T>(all: readonly T[], max = 1): readonly T[] {
  const step = Math.ceil(all.length / max)
  return isShort ? all.filter((_, index) => index % step === 0) : all
}

/** For journeys without script: it is switched off, or on but blocked. */
export const withoutScript = { javaScriptEnabled: scripts === 'blocked' }

type OfWorker = { siteOf: string; publicUrl: string; site: { base: string } }

/** Each worker's own built site, with a database of its own, so that journeys run at the same time. */
export const test = base.extend<object, OfWorker>({
  // Playwright gives files that differ in an option of the worker a worker, and so a site, of their own.
  siteOf: ['all', { option: true, scope: 'worker' }],
  publicUrl: ['', { option: true, scope: 'worker' }],
  site: [
    async ({ publicUrl }, use, { parallelIndex }) => {
      const port = String(Number(process.env['E2E_PORT'] ?? 4173) + parallelIndex)
      const address = `http://localhost:${port}`
      const site = await startSite({
        NODE_ENV: 'production',
        PORT: port,
        PUBLIC_URL: publicUrl || address,
        SESSION_SECRET,
        // A journey that is measured has a site of its own.
        VITALS_SAMPLE: '0',
        // Every journey comes from one address; one of them uses up the budget of a phone.
        ENQUIRY_LIMIT_IPV4: '100000',
        ENQUIRY_LIMIT_IPV6: '100000',
        ENQUIRY_LIMIT_PHONE: '30',
        ENQUIRY_LIMIT_FORM: '100000',
        ENQUIRY_LIMIT_SITE: '100000',
        // A journey types faster than any person.
        ENQUIRY_MIN_SECONDS: '0',
        ...held,
      })
      // The commands that a journey runs find the server's database through its data folder.
      process.env['E2E_DATA'] = site.folder
      await use({ base: address })
      await site.stop()
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  baseURL: ({ site }, use) => use(site.base),
})
