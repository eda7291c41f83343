import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { shownOf } from '#app/media/photos/photo-list.ts'
import { removePhoto } from '#app/media/photos/store-photo.server.ts'
import { listPhotos } from '#app/media/storage/media-folder.server.ts'
import { photoTexts } from '#app/strings/en/photos.ts'
import { ofWorker } from '#test/helpers/database/worker-database.ts'
import { silentStore } from '#test/helpers/put-photo.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'
import { signedInOwner } from '#test/staff/signed-in-owner.ts'

const Origin = 'http://homes.test'
const dataFolder = ofWorker('dataFolder')
const PAGE = '/dashboard/projects/5/photos'
// A slot of its own: the site knows a photo of another file for a while.
const SLOT = 'lodha-goa-highlights-9'
const answered = z.object({ message: z.string().optional(), why: z.string().optional() })

const asking = signedInOwner()

const empty = () => removePhoto(silentStore(dataFolder), SLOT)
beforeAll(empty)
afterAll(empty)

async function put(background: string, alt: string) {
  const create = { width: 1000, height: 750, channels: 3, background } as const
  const body = new FormData()
  body.append('alt', alt)
  body.append('file', new File([await sharp({ create }).jpeg().toBuffer()], 'wall.jpg'))
  const headers = { Origin, Cookie: asking.Cookie, Accept: 'application/json' }
  const answer = await fetchPath(`${PAGE}/upload?slot=${SLOT}`, { method: 'POST', headers, body })
  return { status: answer.status, ...answered.parse(await answer.json()) }
}

async function shown() {
  return shownOf(await listPhotos(dataFolder)).find((one) => one.slot === SLOT)
}

const textAt = async (path: string) =>
  (await fetchPath(path, { headers: { Cookie: asking.Cookie } })).text()
const TODO = new RegExp(`id="photos-todo"[\\s\\S]{0,300}href="#${SLOT}"`)

test('a photo without description waits on the dashboard until it has one', async () => {
  expect(await put('olive', '')).toEqual({ status: 200, message: photoTexts.putUndescribed })
  const { hash = '' } = (await shown()) ?? {}
  const address = `${SLOT}-${hash.slice(0, 8)}`
  expect(await textAt('/lodha-goa')).not.toContain(address)
  expect(await textAt(PAGE)).toMatch(TODO)
  const fields = { slot: SLOT, photograph: hash, alt: 'An olive wall.', down: '50', across: '50' }
  const headers = { Origin, Cookie: asking.Cookie, Accept: 'application/json' }
  expect((await postForm(`${PAGE}/description`, fields, headers)).status).toBe(200)
  expect(await textAt('/lodha-goa')).toContain(address)
  expect(await textAt(PAGE)).not.toMatch(TODO)
})

test('it never takes the place of a photo that pages show', async () => {
  const before = await shown()
  expect(await put('navy', '')).toEqual({ status: 422, why: photoTexts.altMissing })
  expect(await shown()).toEqual(before)
  expect(await put('navy', 'A navy wall.')).toMatchObject({ status: 200 })
})
