import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { enquiryTexts } from '#app/enquiries/form/enquiry.ts'
import { connectTo, sendEnquiry, startSite, type Site } from '#test/helpers/site/site.ts'

const MEGABYTE = 1024 * 1024
const DISK_MB = 320
const FLOOR_MB = 64

/** A disk of its own that can be filled; only root may make one. */
const disk = smallDisk()
let site: Site

beforeAll(async () => {
  if (!disk) return
  site = await startSite({ FREE_SPACE_FLOOR_MB: String(FLOOR_MB) }, disk)
})
afterAll(async () => {
  if (!disk) return
  await site.stop()
  execFileSync('umount', ['--lazy', disk])
  rmSync(disk, { recursive: true })
})

test.runIf(disk)(
  'below the floor of free space enquiries are refused with the specified words, and taken again by themselves',
  { timeout: 60_000 },
  async () => {
    expect((await sendEnquiry(site.base)).status).toBe(200)
    fillBut(FLOOR_MB / 2)
    await expect.poll(answered, { timeout: 10_000 }).toBe(503)
    expect(await formAnswer()).toContain(enquiryTexts.failed)
    expect(site.output()).toContain('The site refuses enquiries: less than 64 MB')
    expect((await fetch(`${site.base}/connect`)).status).toBe(200)
    const client = await connectTo(site.folder)
    const { rows } = await client.query('select count(*)::int as count from leads')
    expect((await sendEnquiry(site.base)).status).toBe(503)
    expect((await client.query('select count(*)::int as count from leads')).rows).toEqual(rows)
    await client.end()
    empty()
    await expect.poll(answered, { timeout: 10_000 }).toBe(200)
    expect(site.output()).toContain('The site takes enquiries again')
  },
)

test.runIf(disk)(
  'a PostgreSQL that ended because its disk was full comes back when there is room',
  { timeout: 90_000 },
  async () => {
    fillBut(2)
    await writeUntilPanic()
    expect((await fetch(`${site.base}/connect`)).status).toBe(200)
    expect(await answered()).toBe(503)
    // Long enough for it to give up coming back on its own.
    await sleep(3000)
    empty()
    await expect.poll(answered, { timeout: 40_000, interval: 200 }).toBe(200)
    expect(site.child.exitCode).toBeNull()
  },
)

function log(): string {
  return readFileSync(join(site.folder, 'postgres.log'), 'utf8')
}

async function answered(): Promise<number> {
  return (await sendEnquiry(site.base)).status
}

async function formAnswer(): Promise<string> {
  const fields = { name: 'Asha', phone: '9876543210', email: 'asha@example.com', message: 'Price?' }
  const init = { method: 'POST', body: new URLSearchParams(fields) }
  return (await fetch(`${site.base}/connect`, init)).text()
}

/** What PostgreSQL cannot write of its log ends it. No enquiry gets that far, so we ask for new files of it. */
async function writeUntilPanic(): Promise<void> {
  const deadline = Date.now() + 20_000
  while (!log().includes('PANIC') && Date.now() < deadline) {
    const client = await connectTo(site.folder, 'northlight').catch(() => undefined)
    await client?.query('select txid_current(), pg_switch_wal()').catch(() => {})
    await client?.end().catch(() => {})
  }
  expect(log()).toContain('PANIC')
}

function fillBut(megabytes: number): void {
  empty()
  const { bavail, bsize } = statfsSync(site.folder)
  writeFileSync(filler(), Buffer.alloc(bavail * bsize - megabytes * MEGABYTE))
}

function empty(): void {
  rmSync(filler(), { force: true })
}

function filler(): string {
  return join(site.folder, 'filler')
}

function smallDisk(): string | undefined {
  if (process.getuid?.() !== 0) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'northlight-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'northlight', folder], {
      stdio: 'ignore',
    })
    chmodSync(folder, 0o755)
    return folder
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
}
