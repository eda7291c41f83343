import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { connectTo, sendEnquiry, startSite, type Site } from '../site.ts'

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
  execFileSync('umount', [disk])
  rmSync(disk, { recursive: true })
})

test.runIf(disk)(
  'below the floor of free space enquiries are refused with the specified words, and taken again by themselves',
  { timeout: 60_000 },
  async () => {
    expect((await sendEnquiry(site.base)).status).toBe(200)
    fillBut(FLOOR_MB / 2)
    await expect.poll(answered, { timeout: 10_000 }).toBe(503)
    expect(await formAnswer()).toContain('Something Went Wrong !')
    expect((await fetch(`${site.base}/connect`)).status).toBe(200)
    const client = await connectTo(site.folder)
    const { rows } = await client.query('select count(*)::int as count from leads')
    expect((await sendEnquiry(site.base)).status).toBe(503)
    expect((await client.query('select count(*)::int as count from leads')).rows).toEqual(rows)
    await client.end()
    empty()
    await expect.poll(answered, { timeout: 10_000 }).toBe(200)
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
    empty()
    await expect.poll(answered, { timeout: 40_000, interval: 200 }).toBe(200)
    expect(site.child.exitCode).toBeNull()
  },
)

async function answered(): Promise<number> {
  return (await sendEnquiry(site.base)).status
}

async function formAnswer(): Promise<string> {
  const fields = { name: 'Asha', phone: '9876543210', email: 'asha@example.com', message: 'Price?' }
  const init = { method: 'POST', body: new URLSearchParams(fields) }
  return (await fetch(`${site.base}/connect`, init)).text()
}

/** What PostgreSQL cannot write of its log ends it: no enquiry gets here, so a table of ours does. */
async function writeUntilPanic(): Promise<void> {
  try {
    for (;;) {
      const client = await connectTo(site.folder, 'northlight')
      await client.query('create table if not exists filler (text text)')
      await client.query(
        "insert into filler select repeat('x', 2000) from generate_series(1, 5000)",
      )
      await client.query('checkpoint')
      await client.end()
    }
  } catch {
    return
  }
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
