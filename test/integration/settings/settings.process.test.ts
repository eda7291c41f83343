import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { connectTo, startSite, type Site } from '#test/helpers/site/site.ts'

const CHANGES = 12
const SOON = { timeout: 20_000, interval: 50 }

let site: Site
let other: Site
let folder: ReturnType<typeof temporaryFolder>
let client: Client

beforeAll(async () => {
  site = await startSite()
  folder = temporaryFolder()
  const url = readFileSync(join(site.folder, 'database-url'), 'utf8').trim()
  other = await startSite({ DATABASE_URL: url }, folder.folder)
  client = await connectTo(site.folder)
}, 120_000)

afterAll(async () => {
  await client.end()
  await other.stop()
  folder.remove()
  await site.stop()
})

async function store(version: number): Promise<void> {
  const texts = { BRAND: `Homes ${version}`, OFFICE: `Office ${version}, Noida` }
  await client.query("insert into setting_changes (section, texts) values ('business', $1)", [
    JSON.stringify(texts),
  ])
}

/** Which versions stand on a page; one that is not mixed has one. */
async function versionsOn(base: string, path: string): Promise<string[]> {
  const page = await (await fetch(base + path)).text()
  return [...new Set([...page.matchAll(/(?:Homes|Office) (\d+)/g)].map(([, one = '']) => one))]
}

test(
  'each process follows what is stored, and no page has parts of two versions',
  { timeout: 120_000 },
  async () => {
    const seen: string[][] = []
    const ended = new AbortController()
    const reading = Promise.all(
      [site, other].map(async ({ base }) => {
        while (!ended.signal.aborted)
          for (const path of ['/', '/connect', '/projects']) seen.push(await versionsOn(base, path))
      }),
    )
    for (let version = 1; version <= CHANGES; version += 1) {
      await store(version)
      await sleep(Math.random() * 1500)
    }
    try {
      for (const { base } of [site, other])
        await vi.waitFor(
          async () => expect(await versionsOn(base, '/connect')).toEqual([String(CHANGES)]),
          SOON,
        )
    } finally {
      ended.abort()
      await reading
    }
    expect(seen.length).toBeGreaterThan(5)
    expect(seen.filter((versions) => versions.length > 1)).toEqual([])
  },
)
