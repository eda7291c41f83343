import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { removePhoto } from '#app/media/photos/store-photo.server.ts'
import { photoTexts } from '#app/strings/en/photos.ts'
import { ofWorker } from '#test/helpers/database/worker-database.ts'
import { silentStore } from '#test/helpers/put-photo.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'
import { signedInOwner } from '#test/staff/signed-in-owner.ts'

const Origin = 'http://homes.test'
const dataFolder = ofWorker('dataFolder')
const PAGE = '/dashboard/projects/5/photos'
const SLOTS = ['5', '6', '7', '8'].map((at) => `lodha-goa-highlights-${at}`)
const MB = 1024 ** 2
const LONG = { timeout: 60_000, interval: 50 }
const answered = z.object({ kind: z.string(), why: z.string().optional() })

const asking = signedInOwner()
/** Seconds of decoding in some hundred bytes. */
let large: Buffer<ArrayBuffer>

beforeAll(async () => {
  const create = { width: 6000, height: 4000, channels: 3, background: 'teal' } as const
  large = await sharp({ create }).avif({ effort: 0 }).toBuffer()
}, 120_000)
afterAll(async () => {
  for (const slot of SLOTS) await removePhoto(silentStore(dataFolder), slot)
})

async function put(slot: string, file: Buffer<ArrayBuffer>, signal?: AbortSignal) {
  const body = new FormData()
  body.append('alt', 'A wall in teal.')
  body.append('file', new File([file], 'wall.avif'))
  const answer = await fetchPath(`${PAGE}/upload?slot=${slot}`, {
    method: 'POST',
    headers: { Origin, Cookie: asking.Cookie, Accept: 'application/json' },
    body,
    ...(signal && { signal }),
  })
  return { status: answer.status, ...answered.parse(await answer.json()) }
}

/** The processes that read pictures, and what each holds in bytes; cheap, since a sign-in is waited for meanwhile. */
function workers(): { pid: number; held: number }[] {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
  return children
    .trim()
    .split(/\s+/)
    .flatMap((pid) => {
      const read = (name: string) => {
        try {
          return readFileSync(`/proc/${pid}/${name}`, 'utf8')
        } catch {
          return ''
        }
      }
      if (!read('cmdline').includes('build/server/worker.js')) return []
      const held = Number(/VmRSS:\s+(\d+)/.exec(read('status'))?.[1] ?? 0) * 1024
      return [{ pid: Number(pid), held }]
    })
}

const isDecoding = () => workers().some(({ held }) => held > 250 * MB)

test('while four large pictures are put, one is decoded at a time and a sign-in goes first', async () => {
  let [settled, most] = [0, 0]
  const puts = SLOTS.map((slot) => put(slot, large).finally(() => (settled += 1)))
  const watch = setInterval(() => {
    most = Math.max(most, ...workers().map(({ held }) => held))
  }, 100)
  await expect.poll(isDecoding, LONG).toBe(true)
  const login = await postForm('/admin', { phone: '9876500000', password: 'not the password' })
  expect([login.status, settled < 4]).toEqual([401, true])
  for (const answer of await Promise.all(puts)) expect(answer).toMatchObject({ status: 200 })
  clearInterval(watch)
  // One takes half of it.
  expect(most).toBeLessThan(900 * MB)
}, 240_000)

test('a picture whose sender leaves is decoded no longer', async () => {
  const leaving = new AbortController()
  const puts = SLOTS.map((slot) => put(slot, large, leaving.signal).catch(() => undefined))
  await expect.poll(isDecoding, LONG).toBe(true)
  leaving.abort()
  await expect.poll(isDecoding, { timeout: 2000, interval: 50 }).toBe(false)
  await Promise.all(puts)
  await expect.poll(() => readdirSync(join(dataFolder, 'uploads')), LONG).toEqual([])
}, 240_000)

test('a picture that dies of its process is refused in words, and tried once', async () => {
  const asked = put(SLOTS[0] ?? '', large)
  await expect.poll(isDecoding, LONG).toBe(true)
  for (const { pid } of workers()) process.kill(pid, 'SIGKILL')
  expect(await asked).toMatchObject({ status: 422, why: photoTexts.tooHeavy })
}, 240_000)
