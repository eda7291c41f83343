import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { z } from 'zod'

import {
  copySignature,
  readPrivacySecret,
  privacySecret,
} from '#app/enquiries/consent/person-key.server.ts'
import { replaceFile } from '#app/lib/async/replace-file.server.ts'
import type { Place } from '#db/backup/place.ts'

import { withdrawalFile } from './file-withdrawals.server.ts'
import { readLines } from './withdrawal-file.ts'

const copied = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(
    z.strictObject({
      place: z.string(),
      bytes: z.int().min(0),
      sha256: z.string(),
      // Older versions copied without a signature, so the file is copied again.
      isSigned: z.literal(true),
    }),
  )

const NAME = /^northlight-withdrawals-([\da-f]{32})\.jsonl$/

/** A new signed file each time, so that no machine can harm another's; returns bytes, throws if refused. */
export async function copyWithdrawals(place: Place, file = withdrawalFile()): Promise<number> {
  const whole = await wholeLines(file)
  const start = await copiedUpTo(whole, place, file)
  const newLines = whole.subarray(start)
  if (newLines.length === 0) return 0
  const signature = copySignature(await privacySecret(), newLines)
  const name = `northlight-withdrawals-${signature}.jsonl`
  await inFolder(async (folder) => {
    const path = join(folder, name)
    await writeFile(path, newLines, { mode: 0o600 })
    if ((await place.put(path, name, AbortSignal.timeout(TIMEOUT_MS))) !== hashOf(newLines))
      throw new Error(`The file in ${place.name} differs from what was written.`)
  })
  const done = {
    place: place.name,
    bytes: whole.length,
    sha256: hashOf(whole),
    isSigned: true,
  }
  await replaceFile(sidecarOf(file), JSON.stringify(done))
  return newLines.length
}

/** Withdrawals that a restore on another machine would miss. */
export async function countUncopied(
  place: Pick<Place, 'name'>,
  before: Date,
  file = withdrawalFile(),
): Promise<number> {
  const whole = await wholeLines(file)
  const newLines = whole.subarray(await copiedUpTo(whole, place, file)).toString('utf8')
  return readLines(newLines).filter(({ kind, at }) => kind === 'withdrawn' && new Date(at) < before)
    .length
}

/** `unsigned` names files that this site did not sign. */
export async function readCopies(place: Place): Promise<{ texts: string[]; unsigned: string[] }> {
  const names = await place.list((name) => NAME.test(name))
  const secret = await readPrivacySecret()
  return inFolder(async (folder) => {
    const [texts, unsigned]: [string[], string[]] = [[], []]
    for (const name of names) {
      const bytes = await readFile(await place.fetch(name, folder))
      const isOurs = secret !== undefined && NAME.exec(name)?.[1] === copySignature(secret, bytes)
      if (isOurs) texts.push(bytes.toString('utf8'))
      else unsigned.push(name)
    }
    return { texts, unsigned }
  })
}

const TIMEOUT_MS = 60_000

async function wholeLines(file: string): Promise<Buffer> {
  const bytes = await readFile(file).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return Buffer.alloc(0)
    throw error
  })
  return bytes.subarray(0, bytes.lastIndexOf('\n') + 1)
}

async function copiedUpTo(
  whole: Buffer,
  place: Pick<Place, 'name'>,
  file: string,
): Promise<number> {
  const text = await readFile(sidecarOf(file), 'utf8').catch(() => 'null')
  const { data } = copied.safeParse(text)
  if (data === undefined || data.place !== place.name || data.bytes > whole.length) return 0
  return hashOf(whole.subarray(0, data.bytes)) === data.sha256 ? data.bytes : 0
}

function sidecarOf(file: string): string {
  return file.replace(/\.jsonl$/, '.copied.json')
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'northlight-withdrawals-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
