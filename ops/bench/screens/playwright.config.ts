import { defineConfig } from '@playwright/test'

import journeys from '../../../playwright.config.ts'

export default defineConfig(journeys, {
  testDir: '.',
  testMatch: ['screens.ts', 'dashboard.ts'],
  globalSetup: '../../../test/e2e/helpers/build.ts',
  outputDir: '../../../test-results/screens',
  reporter: [['list']],
  fullyParallel: true,
  retries: 0,
  snapshotPathTemplate: '../../../data/bench-screens/{arg}{ext}',
})
