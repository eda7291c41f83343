import { defineConfig, devices } from '@playwright/test'

import { isShort, scripts } from './test/e2e/helpers/site.ts'
import { journeyFlags, journeyPath } from './test/helpers/site/chromium.ts'

/** Many journeys load a machine, and no one looks at a trace of each. */
const isMany = isShort || Boolean(process.env['CI'])
/** Another machine may be a quarter as fast as the one it is written on: limits are there for what never ends. */
const isSlow = scripts !== 'at once' || isMany

/** Journeys in Debian's Chromium against the built site with a database of its own. */
export default defineConfig({
  testDir: 'test/e2e',
  ...(isShort && { grep: /@gate/ }),
  globalSetup: './test/e2e/helpers/build.ts',
  outputDir: 'test-results',
  workers: 2,
  retries: process.env['CI'] ? 1 : 0,
  timeout: isSlow ? 120_000 : 45_000,
  expect: { timeout: isSlow ? 15_000 : 5000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    // Where visitors and agents are; journeys of those abroad say so.
    timezoneId: 'Asia/Kolkata',
    // A worker would take the dashboard's requests from a journey that holds them back.
    serviceWorkers: 'block',
    // A trace takes a third of a journey's time.
    trace: isMany ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: { executablePath: journeyPath(isShort), args: journeyFlags },
  },
})
