import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, expect, test, vi } from 'vitest'

import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { ofWorker } from '#test/helpers/database/worker-database.ts'
import { startSite, type Site } from '#test/helpers/site/site.ts'

const { folder, remove } = temporaryFolder()
let site: Site | undefined
afterEach(async () => {
  await site?.stop()
  remove()
})

test('a folder in a cache ends nothing, and pictures are made ahead all the same', async () => {
  const caches = ['cache/pictures', 'cache/cards'].map((cache) => join(folder, cache))
  for (const cache of caches) {
    mkdirSync(join(cache, 'lost+found'), { recursive: true })
    writeFileSync(join(cache, 'of-an-older-release'), '')
  }
  const variables = { DATABASE_URL: ofWorker('databaseUrl'), PREPARE_PICTURES: 'true' }
  site = await startSite(variables, folder)
  const [pictures = '', cards = ''] = caches
  await vi.waitFor(
    () => expect(readdirSync(pictures).some((name) => name.endsWith('.avif'))).toBe(true),
    { timeout: 60_000, interval: 200 },
  )
  // What a visitor sees first is made first.
  const home = await (await fetch(site.base)).text()
  const [made = ''] = readdirSync(pictures).filter((name) => name.endsWith('.avif'))
  expect(home).toContain(`/pictures/${made}`)
  expect(readdirSync(pictures)).not.toContain('of-an-older-release')
  expect(readdirSync(cards)).toEqual(['lost+found'])
  expect((await fetch(`${site.base}/healthz`)).status).toBe(200)
  expect(site.child.exitCode).toBeNull()
}, 120_000)
