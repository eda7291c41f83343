import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { z } from 'zod'

import { shownOf } from '#app/media/photos/photo-list.ts'
import { removePhoto } from '#app/media/photos/store-photo.server.ts'
import { listPhotos } from '#app/media/storage/media-folder.server.ts'
import { photoTexts } from '#app/strings/en/photos.ts'
import { db } from '#db/client.server.ts'
import { ofWorker } from '#test/helpers/database/worker-database.ts'
import { madePicture } from '#test/helpers/made-picture.ts'
import { silentStore } from '#test/helpers/put-photo.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'
import { signIn } from '#test/staff/each-role.ts'
import { signedInOwner } from '#test/staff/signed-in-owner.ts'

const Origin = 'http://homes.test'
const dataFolder = ofWorker('dataFolder')
/** Lodha Goa, whose gallery says nothing of its pictures. */
const PAGE = '/dashboard/projects/5/photos'
const [ONE, TWO, WIDE] = ['lodha-goa-highlights-5', 'lodha-goa-highlights-6', 'lodha-goa-wide']
const [LOGO, BUILDER] = ['lodha-goa-logo', 'builder-lodha-logo']
const heic = readFileSync('test/pictures/upright.heic')
const optional = z.string().optional()
const answered = z.object({ kind: z.string(), message: optional, why: optional })

const asking = signedInOwner()

afterAll(async () => {
  for (const slot of [ONE, TWO, WIDE, LOGO, BUILDER])
    await removePhoto(silentStore(dataFolder), slot)
})

function formOf(file: Uint8Array<ArrayBuffer>, alt: string, name = 'IMG_0042.HEIC'): FormData {
  const form = new FormData()
  form.append('alt', alt)
  // The field of the camera, which no one used.
  form.append('file', new File([], ''))
  form.append('file', new File([file], name))
  return form
}

async function put(slot: string, file: Uint8Array<ArrayBuffer>, alt = 'A gate in the sun.') {
  const answer = await fetchPath(`${PAGE}/upload?slot=${slot}`, {
    method: 'POST',
    headers: { Origin, Cookie: asking.Cookie, Accept: 'application/json' },
    body: formOf(file, alt),
  })
  return { status: answer.status, ...answered.parse(await answer.json()) }
}

async function changeSetId(noun: string, fields: Record<string, string>) {
  const headers = { Origin, Cookie: asking.Cookie, Accept: 'application/json' }
  const answer = await postForm(`${PAGE}/${noun}`, fields, headers)
  return { status: answer.status, ...answered.parse(await answer.json()) }
}

async function shownIn(slot: string) {
  return shownOf(await listPhotos(dataFolder)).find((one) => one.slot === slot)
}

const SOON = { timeout: 10_000, interval: 20 }

function colour(background: string, width = 1000): Promise<Buffer<ArrayBuffer>> {
  const create = { width, height: 750, channels: 3, background } as const
  return sharp({ create }).jpeg().toBuffer()
}

async function recorded() {
  const rows = await db
    .selectFrom('audit_log')
    .select(['kind', 'detail'])
    .where('staff_id', '=', asking.people.owner.id)
    .where('kind', 'like', 'photograph-%')
    .orderBy('id')
    .execute()
  return rows.map(({ kind }) => kind)
}

test('a photo that was still coming when its sender was suspended is not put', async () => {
  const { editor } = asking.people
  const Cookie = await signIn(editor)
  const whole = new Request(Origin, { method: 'POST', body: formOf(heic, 'Too late.') })
  const type = whole.headers.get('Content-Type') ?? ''
  const bytes = new Uint8Array(await whole.arrayBuffer())
  const middle = bytes.length / 2
  const body = new ReadableStream<Uint8Array>({
    async start(stream) {
      stream.enqueue(bytes.subarray(0, middle))
      // Who sends it was looked at by then.
      await vi.waitFor(() => expect(readdirSync(join(dataFolder, 'uploads'))).toHaveLength(1), SOON)
      await db.insertInto('staff_suspensions').values({ user_id: editor.id }).execute()
      stream.enqueue(bytes.subarray(middle))
      stream.close()
    },
  })
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { Origin, Cookie, Accept: 'application/json', 'Content-Type': type },
    body,
    duplex: 'half',
  }
  const answer = await fetchPath(`${PAGE}/upload?slot=${ONE}`, init)
  expect(answer.status).toBe(403)
  expect(await shownIn(ONE)).toBeUndefined()
  await db.deleteFrom('staff_suspensions').where('user_id', '=', editor.id).execute()
})

test('a HEIC of an iPhone stands on the page at once, without where it was taken', async () => {
  const answer = await put(ONE, new Uint8Array(heic))
  expect(answer).toMatchObject({ status: 200, kind: 'done' })
  const page = await (await fetchPath('/lodha-goa')).text()
  expect(page).toContain('alt="A gate in the sun."')
  const address = page.match(new RegExp(`/pictures/${ONE}-[\\da-f]{8}-[\\d-]+\\.avif`))?.[0] ?? ''
  const served = Buffer.from(await (await madePicture(() => fetchPath(address))).arrayBuffer())
  const { exif, xmp, icc, width, height } = await sharp(served).metadata()
  expect([exif, xmp, icc, width < height]).toEqual([undefined, undefined, undefined, true])
  expect(readdirSync(join(dataFolder, 'uploads'))).toEqual([])
  const dashboardPage = await (await fetchPath(PAGE, { headers: { Cookie: asking.Cookie } })).text()
  expect(dashboardPage).toContain(photoTexts.count(1, 15))
})

test('a logo stands on the page of its project, and one of a builder in the strip of the home page', async () => {
  const [page, home] = [await fetchPath('/lodha-goa'), await fetchPath('/')]
  expect(await page.text()).not.toContain('project-logo')
  expect(await home.text()).not.toContain('builder-logo')
  for (const slot of [LOGO, BUILDER])
    expect(await put(slot, await colour('teal', 340), 'The word Lodha.')).toMatchObject({
      status: 200,
      kind: 'done',
    })
  const project = await (await fetchPath('/lodha-goa')).text()
  expect(project).toMatch(/class="project-logo"[\s\S]{0,600}alt="The word Lodha."/)
  const strip = /<section class="strip"[\s\S]*?<\/section>/.exec(
    await (await fetchPath('/')).text(),
  )
  expect(strip?.[0]).toMatch(/alt="Lodha"[^>]*class="builder-logo"/)
  expect(await put(LOGO, await colour('teal', 330))).toMatchObject({
    why: expect.stringContaining('at least 340'),
  })
})

test('what is no fit photo is refused in words, and nothing is changed', async () => {
  const before = await listPhotos(dataFolder)
  const text = new TextEncoder().encode('A text.')
  const cases = [
    [ONE, text, 'A gate.', /not a picture/],
    [ONE, await colour('teal'), 'IMG_0042.HEIC', /Describe the photo/],
    [ONE, await colour('teal', 790), 'A gate.', /790 pixels wide.*at least 800/],
    [WIDE, await colour('teal', 1200), 'A gate.', /at least 1600/],
    [ONE, new Uint8Array(), 'A gate.', /Choose a photo first/],
    [ONE, new Uint8Array(heic.subarray(0, 1200)), 'A gate.', /looks like a HEIC/],
  ] as const
  for (const [slot, file, alt, why] of cases) {
    const answer = await put(slot, new Uint8Array(file), alt)
    expect(answer).toMatchObject({ status: 422, why: expect.stringMatching(why) })
  }
  expect(await put(ONE, new Uint8Array(50_100_000))).toMatchObject({ status: 413 })
  const body = formOf(await colour('teal'), 'A gate.')
  for (const slot of ['ska-estate', 'lodha-goa-wide-night', '../media']) {
    const init = { method: 'POST', headers: { Origin, Cookie: asking.Cookie }, body }
    expect((await fetchPath(`${PAGE}/upload?slot=${slot}`, init)).status, slot).toBe(404)
  }
  expect(await listPhotos(dataFolder)).toEqual(before)
  expect(readdirSync(join(dataFolder, 'uploads'))).toEqual([])
})

test('without script a form puts it and leads back, or says why not next to its place', async () => {
  const post = (body: FormData) =>
    fetchPath(`${PAGE}?slot=${TWO}`, {
      method: 'POST',
      headers: { Origin, Cookie: asking.Cookie },
      body,
    })
  const refused = await post(formOf(await colour('teal'), 'wall.jpg'))
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain(photoTexts.altMissing)
  const done = await post(formOf(await colour('teal'), 'A teal wall.', 'wall.jpg'))
  expect([done.status, done.headers.get('Location')]).toEqual([302, `${PAGE}#${TWO}`])
  expect(await shownIn(TWO)).toMatchObject({ alt: 'A teal wall.', focus: 50 })
})

test('words and focal point are changed, and the page cuts it there', async () => {
  const { hash = '' } = (await shownIn(TWO)) ?? {}
  const fields = {
    slot: TWO,
    photograph: hash,
    alt: ' A wall\nin teal. ',
    down: '20',
    across: '80',
  }
  expect(await changeSetId('description', fields)).toMatchObject({ status: 200 })
  const page = await (await fetchPath('/lodha-goa')).text()
  expect(page).toContain('alt="A wall in teal."')
  expect(page).toContain('data-focus="20" data-focus-x="80"')
  expect(await changeSetId('description', { ...fields, alt: '' })).toMatchObject({ status: 422 })
  expect(await changeSetId('description', { ...fields, down: '101' })).toMatchObject({
    status: 422,
  })
  expect(await changeSetId('description', { ...fields, photograph: '0'.repeat(16) })).toMatchObject(
    {
      status: 409,
    },
  )
})

test('two photos of a gallery change places; one with the head’s does not', async () => {
  const [one, two] = [await shownIn(ONE), await shownIn(TWO)]
  const fields = { slot: ONE, photograph: one?.hash ?? '', to: TWO }
  const headers = { Origin, Cookie: asking.Cookie }
  expect((await postForm(`${PAGE}/position`, { ...fields, to: WIDE }, headers)).status).toBe(404)
  expect(await changeSetId('position', fields)).toMatchObject({ status: 200 })
  expect((await shownIn(TWO))?.hash).toBe(one?.hash)
  expect((await shownIn(ONE))?.hash).toBe(two?.hash)
  const page = await (await fetchPath('/lodha-goa')).text()
  const address = page.match(new RegExp(`/pictures/${TWO}-[\\da-f]{8}-[\\d-]+\\.avif`))?.[0] ?? ''
  expect((await fetchPath(address)).status).toBe(200)
})

test('one that is taken out is an impression again, and comes back', async () => {
  const { hash = '' } = (await shownIn(ONE)) ?? {}
  const fields = { slot: ONE, photograph: hash }
  expect(await changeSetId('removal', fields)).toMatchObject({ status: 200 })
  expect(await shownIn(ONE)).toBeUndefined()
  expect(await (await fetchPath('/lodha-goa')).text()).not.toContain(
    `/pictures/${ONE}-${hash.slice(0, 8)}`,
  )
  expect(await changeSetId('removal', fields)).toMatchObject({ status: 409 })
  expect(await changeSetId('restoration', fields)).toMatchObject({ status: 200 })
  expect(await (await fetchPath('/lodha-goa')).text()).toContain(
    `/pictures/${ONE}-${hash.slice(0, 8)}`,
  )
})

test('the audit log says who did what, and nothing that was refused', async () => {
  expect(await recorded()).toEqual([
    ...Array.from({ length: 4 }, () => 'photograph-put'),
    'photograph-worded',
    'photograph-moved',
    'photograph-removed',
    'photograph-returned',
  ])
})

test('a head that stands in for its other screens is shown there, not what is drawn', async () => {
  const head = 'lodha-goa'
  await removePhoto(silentStore(dataFolder), WIDE)
  expect(await put(head, await colour('teal'))).toMatchObject({ status: 200 })
  const html = await (await fetchPath(PAGE, { headers: { Cookie: asking.Cookie } })).text()
  for (const screen of ['wide', 'phone']) {
    const place = html.slice(html.indexOf(`<li id="${head}-${screen}"`)).split('</li>', 1)[0] ?? ''
    expect(place).toContain(photoTexts.shows.other)
    expect(place).toMatch(new RegExp(`/pictures/${head}-[\\da-f]{8}-`))
    expect(place).not.toContain(`/pictures/${head}-${screen}-`)
  }
  await removePhoto(silentStore(dataFolder), head)
})

test('nothing is taken of an agent, and nothing of what they send is kept', async () => {
  const agent = await signIn(asking.people.agent)
  for (const path of [`${PAGE}?slot=${ONE}`, `${PAGE}/upload?slot=${ONE}`]) {
    const body = formOf(await colour('red'), 'A red wall.')
    const init = { method: 'POST', headers: { Origin, Cookie: agent }, body }
    expect((await fetchPath(path, init)).status, path).toBe(403)
    const foreign = { ...init, headers: { Origin: 'http://other.test', Cookie: asking.Cookie } }
    expect((await fetchPath(path, foreign)).status, path).toBe(403)
  }
})
