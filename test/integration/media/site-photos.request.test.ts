import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'

import { slotStart } from '#app/enquiries/visit-request/visit-slot.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import { shownOf } from '#app/media/photos/photo-list.ts'
import type { Photo } from '#app/media/photos/photo.ts'
import { isSiteSlot } from '#app/media/slots/site-slots.ts'
import { removePhoto } from '#app/media/photos/store-photo.server.ts'
import { listPhotos } from '#app/media/storage/media-folder.server.ts'
import { photoTexts } from '#app/strings/en/photos.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'
import { db } from '#db/client.server.ts'
import { ofWorker } from '#test/helpers/database/worker-database.ts'
import { silentStore } from '#test/helpers/put-photo.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'
import { signIn } from '#test/staff/each-role.ts'
import { signedInOwner } from '#test/staff/signed-in-owner.ts'

const Origin = 'http://homes.test'
const dataFolder = ofWorker('dataFolder')
const PHOTOS = '/dashboard/projects/5/photos'
const MARK = 'site-photos.test'
const answered = z.object({ message: z.string().optional(), why: z.string().optional() })

const asking = signedInOwner()

afterAll(async () => {
  for (const { slot } of await onSite()) await removePhoto(silentStore(dataFolder), slot)
  await db.deleteFrom('leads').where('email', '=', MARK).execute()
})

async function onSite(): Promise<Photo[]> {
  return shownOf(await listPhotos(dataFolder)).filter(({ slot }) => isSiteSlot(slot))
}

async function send(address: string, background: string, Cookie = asking.Cookie) {
  const create = { width: 1000, height: 750, channels: 3, background } as const
  const body = new FormData()
  body.append('file', new File([await sharp({ create }).jpeg().toBuffer()], 'site.jpg'))
  const headers = { Origin, Cookie, Accept: 'application/json' }
  const answer = await fetchPath(address, { method: 'POST', headers, body })
  const { message, why } = answer.ok ? answered.parse(await answer.json()) : {}
  return { status: answer.status, message, why }
}

function describe(slot: string, hash: string, fields: Record<string, string>) {
  const headers = { Origin, Cookie: asking.Cookie, Accept: 'application/json' }
  const form = { slot, photograph: hash, down: '50', across: '50', ...fields }
  return postForm(`${PHOTOS}/description`, form, headers)
}

const textAt = async (path: string) =>
  (await fetchPath(path, { headers: { Cookie: asking.Cookie } })).text()

test('site photos stand on the page with day and direction, the last three, and the card shows the latest', async () => {
  const days = ['2026-08-03', '2026-09-14', '2026-10-02', '2026-11-14']
  for (const [at, colour] of ['red', 'green', 'blue', 'teal'].entries()) {
    const before = new Set((await onSite()).map(({ slot }) => slot))
    expect(await send(`${PHOTOS}/upload?slot=lodha-goa-site`, colour)).toMatchObject({
      status: 200,
      message: photoTexts.putUndescribed,
    })
    const added = (await onSite()).find(({ slot }) => !before.has(slot))
    expect(added?.taken).toEqual({ on: indianDay(new Date()) })
    expect(await textAt('/lodha-goa')).not.toContain(added?.slot)
    const fields = { alt: `The site in ${colour}.`, on: days[at] ?? '', facing: 'north' }
    expect((await describe(added?.slot ?? '', added?.hash ?? '', fields)).status).toBe(200)
  }
  const page = await textAt('/lodha-goa')
  const strip = page.slice(page.indexOf('id="site-photos"')).split('</section>', 1)[0] ?? ''
  const captions = [...strip.matchAll(/<span class="caption">([^<]+)</g)].map(([, text]) => text)
  expect(captions).toEqual([
    'Looking north, 14 Nov 2026',
    'Looking north, 2 Oct 2026',
    'Looking north, 14 Sept 2026',
  ])
  expect(strip).not.toContain('Illustration')
  const cards = await textAt('/projects')
  expect(cards).toMatch(/alt="The site in teal\."[^>]*>[\s\S]{0,80}Photo,\u{A0}Nov\u{A0}2026/u)
  expect(await textAt(PHOTOS)).toContain('value="2026-11-14"')
})

test('a day that is none is refused', async () => {
  const [one] = await onSite()
  const fields = { alt: 'The site.', on: '2026-02-31', facing: 'up' }
  expect((await describe(one?.slot ?? '', one?.hash ?? '', fields)).status).toBe(422)
})

async function visitOf(status: 'came' | 'confirmed'): Promise<string> {
  const { owner } = asking.people
  const phone = `94${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
  const { rows } = await sql<{ id: string }>`
    with lead as (
      insert into leads (name, phone, email, message, owner_id, idempotency_key, body_hash)
      values ('Neha', ${phone}, ${MARK}, 'Price?', ${owner.id}, gen_random_uuid()::text, 'x')
      returning id
    )
    insert into visits (lead_id, token, project, starts_at, status, agent_id)
    select id, ${`sitephotos${phone}------`.slice(0, 22)}, 'lodha-goa', ${slotStart('2026-11-20', '11:00')}, ${status}, ${owner.id} from lead
    returning id`.execute(db)
  return rows[0]?.id ?? ''
}

test('an agent adds one from a completed visit, which waits for an editor', async () => {
  const agent = await signIn(asking.people.agent)
  const visit = await visitOf('came')
  const before = new Set((await onSite()).map(({ slot }) => slot))
  const address = `/dashboard/visits/${visit}/site-photo?facing=south-west`
  expect(await send(address, 'olive', agent)).toEqual({
    status: 200,
    message: visitsTexts.sitePhotoSent,
    why: undefined,
  })
  const added = (await onSite()).find(({ slot }) => !before.has(slot))
  expect(added).toMatchObject({ alt: '', taken: { facing: 'south-west' } })
  expect(await textAt('/lodha-goa')).not.toContain(added?.slot)
  expect(await textAt(PHOTOS)).toContain(`href="#${added?.slot}"`)
})

test('no photo comes from a visit that has not taken place, or that the agent may not see', async () => {
  const agent = await signIn(asking.people.agent)
  const before = await onSite()
  const ahead = await visitOf('confirmed')
  expect((await send(`/dashboard/visits/${ahead}/site-photo`, 'gray', agent)).status).toBe(404)
  const other = await visitOf('came')
  const own = await signIn(asking.people.own)
  expect((await send(`/dashboard/visits/${other}/site-photo`, 'gray', own)).status).toBe(404)
  expect(await onSite()).toEqual(before)
})
