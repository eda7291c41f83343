import { defineConfig, devices } from '@playwright/test'

import { scripts } from './e2e/site.ts'
import { chromiumFlags, chromiumPath } from './test/chromium.ts'

const isAtOnce = scripts === 'at once'

/** Journeys in Debian's Chromium against the built site with a database of its own. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/build.ts',
  outputDir: 'test-results',
  workers: 2,
  retries: process.env['CI'] ? 1 : 0,
  timeout: isAtOnce ? 45_000 : 120_000,
  expect: { timeout: isAtOnce ? 5000 : 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    // A trace takes a third of a journey's time.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: { executablePath: chromiumPath, args: chromiumFlags },
  },
})
