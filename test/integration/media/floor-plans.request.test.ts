import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { z } from 'zod'

import { recordAlert } from '#app/enquiries/alerts/visitor-alerts.server.ts'
import { shownOf } from '#app/media/photos/photo-list.ts'
import type { Photo } from '#app/media/photos/photo.ts'
import { removePhoto } from '#app/media/photos/store-photo.server.ts'
import { isPlanSlot } from '#app/media/slots/plan-slots.ts'
import { listPhotos } from '#app/media/storage/media-folder.server.ts'
import { photoTexts } from '#app/strings/en/photos.ts'
import { db } from '#db/client.server.ts'
import { ofWorker } from '#test/helpers/database/worker-database.ts'
import { silentStore } from '#test/helpers/put-photo.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'
import { signIn } from '#test/staff/each-role.ts'
import { signedInOwner } from '#test/staff/signed-in-owner.ts'

const Origin = 'http://homes.test'
const dataFolder = ofWorker('dataFolder')
const PHOTOS = '/dashboard/projects/4/photos'
const PAGE = '/godrej-reverine'
const ASKS = 'ask=Floor+plans'
/** Pages follow the plans within a second. */
const WITHIN = { timeout: 10_000 }
const PDF = Buffer.from('%PDF-1.4 a plan %%EOF')
const CHECK = { source: 'developer', on: '2026-11-20' }
const answered = z.object({ message: z.string().optional(), why: z.string().optional() })

const asking = signedInOwner()
/** A later publication than any. */
const COMPARED = 1_000_000_000
const contact = { phone: '9812300948' }
const asks = {
  subject: { projectId: 4, question: 'plans' },
  contact,
  address: '203.0.113.48',
} as const
const elsewhere = { ...asks, subject: { projectId: 6, question: 'plans' } } as const

afterAll(async () => {
  await db.deleteFrom('visitor_alerts').where('phone', '=', contact.phone).execute()
  for (const { slot } of await plans()) await removePhoto(silentStore(dataFolder), slot)
  await vi.waitUntil(async () => (await textAt(PAGE)).includes(ASKS), WITHIN)
})

async function plans(): Promise<Photo[]> {
  return shownOf(await listPhotos(dataFolder)).filter(({ slot }) => isPlanSlot(slot))
}

async function add(bytes: Buffer, fields: Record<string, string>, Cookie = asking.Cookie) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...CHECK, ...fields })) body.append(name, value)
  body.append('file', new File([new Uint8Array(bytes)], 'plan.pdf'))
  const headers = { Origin, Cookie, Accept: 'application/json' }
  const address = `${PHOTOS}/upload?slot=godrej-reverine-plan`
  const answer = await fetchPath(address, { method: 'POST', headers, body })
  const { message, why } = answer.status === 403 ? {} : answered.parse(await answer.json())
  return { status: answer.status, message, why }
}

const textAt = async (path: string) =>
  (await fetchPath(path, { headers: { Cookie: asking.Cookie } })).text()
const answerTo = (page: string, label: string) =>
  (page.slice(page.indexOf(`<dt>${label}</dt>`)).split('</div>', 1)[0] ?? '').replaceAll(
    '<!-- -->',
    '',
  )
const sectionOf = (page: string) =>
  page.slice(page.indexOf('id="floor-plans"')).split('</section>', 1)[0] ?? ''

test('a PDF and an image stand on the page with unit and area, which no longer offers to send plans', async () => {
  expect(await textAt(PAGE)).toContain('>Floor plans</')
  const create = { width: 1200, height: 900, channels: 3, background: 'white' } as const
  const image = await sharp({ create }).png().toBuffer()
  const done = { status: 200, message: photoTexts.putDone }
  expect(await add(image, { unit: '4 BHK + Utility', area: '' })).toMatchObject(done)
  expect(await add(PDF, { unit: '3 BHK + Utility', area: '1,850 sq ft' })).toMatchObject(done)

  await vi.waitFor(async () => expect((await textAt(PAGE)).includes(ASKS)).toBe(false), WITHIN)
  const page = await textAt(PAGE)
  const links = [...sectionOf(page).matchAll(/href="([^"]+)"[^>]*>([^<]+)</g)]
  expect(links.map(([, , text]) => text)).toEqual(['Open the plan (PDF)', 'Open the plan'])
  expect(sectionOf(page)).toContain('1,850\u00A0sq\u00A0ft')
  expect(page).not.toContain('value="Floor plans"')
  expect(answerTo(page, 'Sizes')).toContain('1,850\u00A0sq\u00A0ft, for some units')
  for (const label of ['Sizes', 'Floor plans'])
    expect(answerTo(page, label)).toContain('Developer’s information, <time dateTime="2026-11-20"')

  const [pdf = '', picture = ''] = links.map(([, href]) => href)
  const plan = await fetchPath(pdf)
  expect(Buffer.from(await plan.arrayBuffer())).toEqual(PDF)
  expect(plan.headers.get('Content-Type')).toBe('application/pdf')
  expect(plan.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect((await fetchPath(picture)).status).toBe(200)
  expect((await fetchPath('/plans/..%2Fmedia.json')).status).toBe(404)
})

test('unit, area and source are corrected, and a plan is removed', async () => {
  const [pdf] = (await plans()).filter(({ file }) => file.endsWith('.pdf'))
  const headers = { Origin, Cookie: asking.Cookie, Accept: 'application/json' }
  const fields = { slot: pdf?.slot ?? '', photograph: pdf?.hash ?? '' }
  const check = { source: 'staff', on: '2026-11-22' }
  const corrected = { ...fields, ...check, unit: '3 BHK + Utility', area: '1,900 sq ft' }
  expect((await postForm(`${PHOTOS}/description`, corrected, headers)).status).toBe(200)
  expect(sectionOf(await textAt(PAGE))).toContain('1,900\u00A0sq\u00A0ft')
  await vi.waitFor(
    async () =>
      expect(answerTo(await textAt(PAGE), 'Sizes')).toContain(
        'Given to our team, <time dateTime="2026-11-22"',
      ),
    WITHIN,
  )
  for (const wrong of [{ area: 'large' }, { source: '' }, { on: '' }, { on: '2199-01-01' }])
    expect(
      (await postForm(`${PHOTOS}/description`, { ...corrected, ...wrong }, headers)).status,
    ).toBe(422)
  expect((await postForm(`${PHOTOS}/removal`, fields, headers)).status).toBe(200)
  expect(sectionOf(await textAt(PAGE))).not.toContain('(PDF)')
  expect((await fetchPath(`/plans/${pdf?.file}`)).status).toBe(404)
})

/** Alerts that are to be compared, or that the job has compared since. */
async function listChanged() {
  const { rows } = await sql`select project_id from visitor_alerts
    where phone = ${contact.phone} and checked_version <> ${COMPARED}`.execute(db)
  return rows
}

test('a new plan and a corrected one have the alerts of the project compared at once', async () => {
  /** As if the job had compared them after every publication. */
  const startAgain = async () => {
    await db.deleteFrom('visitor_alerts').where('phone', '=', contact.phone).execute()
    for (const alert of [asks, elsewhere]) expect(await recordAlert(db, alert)).toBe('stored')
    await db.updateTable('visitor_alerts').set({ checked_version: COMPARED }).execute()
  }
  const asked = [{ project_id: asks.subject.projectId }]
  await startAgain()
  expect(await listChanged()).toEqual([])
  const another = Buffer.from('%PDF-1.4 another %%EOF')
  expect(await add(another, { unit: '5 BHK' })).toMatchObject({ status: 200 })
  expect(await listChanged()).toEqual(asked)

  await startAgain()
  const plan = (await plans()).find((one) => one.plan?.unit === '5 BHK')
  const fields = { slot: plan?.slot ?? '', photograph: plan?.hash ?? '', ...CHECK }
  const headers = { Origin, Cookie: asking.Cookie, Accept: 'application/json' }
  const corrected = { ...fields, unit: '5 BHK', area: '2,400 sq ft' }
  expect((await postForm(`${PHOTOS}/description`, corrected, headers)).status).toBe(200)
  expect(await listChanged()).toEqual(asked)
})

test('what is no plan, or lacks its unit, is refused, and agents may add none', async () => {
  const before = await plans()
  expect(await add(Buffer.from('A text.'), { unit: '3 BHK' })).toMatchObject({ status: 422 })
  const markup = Buffer.from('%PDF-<script>alert(1)</script>')
  expect(await add(markup, { unit: '3 BHK' })).toMatchObject({ status: 422 })
  expect(await add(PDF, { unit: ' ' })).toMatchObject({
    status: 422,
    why: expect.stringMatching(/unit/),
  })
  expect(await add(PDF, { unit: '3 BHK', source: '' })).toMatchObject({
    status: 422,
    why: expect.stringMatching(/source/),
  })
  const agent = await signIn(asking.people.agent)
  expect((await add(PDF, { unit: '3 BHK' }, agent)).status).toBe(403)
  expect(await plans()).toEqual(before)
})
