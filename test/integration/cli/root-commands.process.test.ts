import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { start } from '#test/helpers/site/process.ts'
import { startSite, type Site } from '#test/helpers/site/site.ts'
import { linkOf, withdrawBy } from '#test/helpers/withdrawal-links.ts'

// docs/own-server.md: root starts the site, which goes on as an account of its own, and root runs the commands.
// Elsewhere than as root there is nothing to give up, and these are left out.

const isRoot = process.getuid?.() === 0
const { folder, remove } = temporaryFolder()
const data = join(folder, 'data')
const mine = join(folder, 'of root alone')
const PHONES = ['9876500301', '9876500302', '9876500303', '9876500304'] as const
const SOON = { timeout: 30_000, interval: 200 }
const links: string[] = []
let site: Site | undefined

beforeAll(async () => {
  if (!isRoot) return
  // Who the site runs as passes through.
  chmodSync(folder, 0o755)
  mkdirSync(mine, { mode: 0o700 })
  site = await startSite({}, data)
  for (const phone of PHONES) links.push(await linkOf(site.base, phone))
})
afterAll(async () => {
  await site?.stop()
  remove()
})

async function command(...words: string[]): Promise<string> {
  const run = start(words, { DATA_DIR: data })
  return `${await run.ended}\n${run.output()}`
}

const withDatabase = (...words: string[]) => command('cli/run/with-database.ts', ...words)
const withdrawals = () => readFileSync(join(data, 'withdrawals.jsonl'), 'utf8').trim().split('\n')

/** Every path of the data folder that belongs to someone else than who runs its PostgreSQL. */
function strange(path = data): string[] {
  const stats = lstatSync(path)
  const own = stats.uid === statSync(join(data, 'postgres')).uid ? [] : [path]
  if (!stats.isDirectory()) return own
  return [...own, ...readdirSync(path).flatMap((name) => strange(join(path, name)))]
}

test.runIf(process.getuid?.() === 0)(
  'who withdraws by a link is taken at their word after root closed someone by a command',
  async () => {
    const closed = await withDatabase('cli/privacy/withdraw.ts', '--phone', PHONES[0])
    expect(closed).toMatch(/^0\nClosed and sealed: 1 enquiries/)
    expect(withdrawals()).toHaveLength(1)
    expect(strange()).toEqual([])
    expect(await withdrawBy(links[1] ?? '')).toBe(303)
    await vi.waitFor(() => expect(withdrawals()).toHaveLength(2), SOON)
  },
)

test.runIf(process.getuid?.() === 0)(
  'what root holds alone is read, and what it asks for is written where it says',
  async () => {
    const photo = join(mine, 'photo.png')
    await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#789' } })
      .png()
      .toFile(photo)
    const put = await withDatabase(
      'cli/media/media.ts',
      'put',
      'lodha-goa',
      photo,
      '--alt',
      'A grey wall',
    )
    expect(put).toMatch(/^0\nlodha-goa shows/)
    const key = join(mine, 'key.txt')
    await command('cli/backup/key.ts', key)
    const named = ['cli/privacy/export.ts', '--phone', PHONES[0], '--identity', key]
    expect(await withDatabase(...named)).toContain('It was sealed for another key')
    const backup = await withDatabase('cli/backup/create.ts', '--to', join(mine, 'backups'))
    expect(backup).toContain('It was restored into a temporary database, which matches.')
    const old = join(mine, 'old')
    mkdirSync(old, { recursive: true })
    writeFileSync(join(old, 'withdrawals.jsonl'), readFileSync(join(data, 'withdrawals.jsonl')))
    expect(await withDatabase('cli/privacy/reapply-withdrawals.ts', old)).toMatch(
      /^0\nDone again: 0/,
    )
    expect(strange()).toEqual([])
  },
  120_000,
)

test.runIf(process.getuid?.() === 0)(
  'a start gives the site what root had written before',
  async () => {
    const before = site?.base ?? ''
    await site?.stop()
    const names = readdirSync(data).filter((name) => !name.startsWith('postgres'))
    expect(names).toEqual(
      expect.arrayContaining(['privacy-secret', 'seal-key', 'withdrawals.jsonl']),
    )
    for (const name of names) chownSync(join(data, name), 0, 0)
    site = await startSite({}, data)
    // It writes the note of its settings again while it is already ready.
    await vi.waitFor(() => expect(strange()).toEqual([]), SOON)
    expect(await withdrawBy(links[2]?.replace(before, site.base) ?? '')).toBe(303)
    await vi.waitFor(() => expect(withdrawals()).toHaveLength(3), SOON)
  },
)

test.runIf(process.getuid?.() === 0)(
  'a secret that the site may not read is never said to be one to remove',
  async () => {
    chownSync(join(data, 'privacy-secret'), 0, 0)
    const health = await command('cli/site/check.ts')
    expect(health).toMatch(/^1\n/)
    expect(health).toMatch(/privacy-secret.*\n.*chown/)
    expect(health).not.toMatch(/remove/i)
    expect(strange()).toEqual([join(data, 'privacy-secret')])
  },
)
