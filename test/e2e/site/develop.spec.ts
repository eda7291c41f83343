import { utimesSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { Page } from '@playwright/test'

import { freePort } from '#ops/bench/free-port.ts'
import { expect, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { printed, start, type Running } from '#test/helpers/site/process.ts'

import { serverFlags, serverVariables } from '../../../scripts/environment.mjs'

const ISLAND = 'app/enquiries/form/enquiry-form.tsx'

let folder: string
let site: Running
let base: string

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000)
  folder = await mkdtemp(path.join(tmpdir(), 'northlight-develop-'))
  const port = String(await freePort())
  base = `http://localhost:${port}`
  // What npm run dev starts.
  site = start([...serverFlags, 'server.ts'], {
    ...serverVariables,
    NODE_ENV: 'development',
    DATA_DIR: folder,
    PORT: port,
    PUBLIC_URL: base,
  })
  await printed(site, /ready at/)
  // The first time Vite finds packages to bundle as it goes, and loads the page again in between.
  const page = await browser.newPage()
  await sendNothing(page)
  await page.close()
})

test.afterAll(async () => {
  site.child.kill('SIGTERM')
  await site.ended
  await rm(folder, { recursive: true, force: true })
})

/** Fills one field in and presses Send, which says what is missing. */
async function sendNothing(page: Page): Promise<void> {
  await page.goto(`${base}/connect`)
  await hydrated(page)
  await expect(async () => {
    await page.getByLabel('Name', { exact: true }).fill('Asha Rao')
    await page.getByRole('button', { name: 'Send enquiry' }).click()
    await expect(page.locator('.error').first()).toBeVisible({ timeout: 3000 })
  }).toPass()
}

test('while developing, an island is drawn again when its source changes, and what is typed stays', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const updated: string[] = []
  page.on('console', (message) => updated.push(message.text()))
  await sendNothing(page)
  const name = page.getByLabel('Name', { exact: true })
  await expect(async () => {
    const now = new Date()
    utimesSync(ISLAND, now, now)
    await expect.poll(() => updated.join('\n')).toContain(`hot updated: /${ISLAND}`)
  }).toPass()
  await expect(name).toHaveValue('Asha Rao')
  await expect(page.locator('.error').first()).toBeVisible()
})
