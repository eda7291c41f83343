import { tmpdir } from 'node:os'
import path from 'node:path'

import { defineConfig, devices } from '@playwright/test'

import { chromiumFlags, chromiumPath } from './test/chromium.ts'

const port = Number(process.env['E2E_PORT'] ?? 4173)

// The commands that a journey runs find the server's database through its data folder.
process.env['E2E_BASE'] ??= path.join(tmpdir(), `northlight-e2e-${process.pid}`)

/** Journeys in Debian's Chromium against the built site with a database of its own. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 1,
  retries: process.env['CI'] ? 1 : 0,
  timeout: 45_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: chromiumPath, args: chromiumFlags },
  },
  webServer: {
    command: 'node e2e/serve.mjs',
    port,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      E2E_BASE: process.env['E2E_BASE'],
    },
  },
})
