import { afterAll, expect, test } from 'vitest'

import { IMPRESSION_LABEL } from '#app/media/impression-note.ts'
import { removePhoto } from '#app/media/photos/store-photo.server.ts'
import { ofWorker } from '#test/helpers/database/worker-database.ts'
import { putColour, silentStore } from '#test/helpers/put-photo.ts'
import { fetchPath } from '#test/helpers/site/app.ts'
import { lookAgain } from '#test/helpers/site/look-again.ts'

const dataFolder = ofWorker('dataFolder')
/** A project with one picture, its head. */
const ALONE = 'ats-province-d-olympia'
const IN_GALLERY = 'lodha-goa-highlights-2'
const IN_SLIDES = 'ska-estate-slide-2'
const DRAWN = IMPRESSION_LABEL

afterAll(async () => {
  for (const slot of [ALONE, IN_GALLERY, IN_SLIDES, `${ALONE}-phone`])
    await removePhoto(silentStore(dataFolder), slot)
  lookAgain()
})

async function put(slot: string, background: string): Promise<string> {
  const { hash } = await putColour(dataFolder, slot, background)
  return `${slot}-${hash.slice(0, 8)}`
}

async function textAt(path: string): Promise<string> {
  return (await fetchPath(path)).text()
}

function etagOf(path: string): Promise<string | null> {
  return fetchPath(path).then(({ headers }) => headers.get('ETag'))
}

test('a photo replaces its impression everywhere, and the impression comes back', async () => {
  const brochure = `/brochures/${ALONE}.pdf`
  const [before, tag] = [await textAt(`/${ALONE}`), await etagOf(brochure)]
  const drawn = /src="\/pictures\/([a-z-]+-[\da-f]{8})-960-\d\.webp/.exec(before)?.[1] ?? ''
  expect(before).toContain(DRAWN)

  const shown = await put(ALONE, 'teal')
  lookAgain()
  for (const path of [`/${ALONE}`, '/projects', `/visit/${ALONE}`, '/sitemap.xml']) {
    const page = await textAt(path)
    expect(page, path).toContain(`/pictures/${shown}-`)
    expect(page, path).not.toContain(drawn)
  }
  const page = await textAt(`/${ALONE}`)
  for (const text of [page, await textAt(`/visit/${ALONE}`)]) expect(text).not.toContain(DRAWN)
  expect(page).toContain('alt="The gate."')
  expect(page).toMatch(new RegExp(`"image":\\["http://homes.test/pictures/${shown}`))
  expect(await etagOf(brochure)).not.toBe(tag)
  // No size beyond the photo's own is offered, and each that is offered is there.
  const offered = new Set(page.match(new RegExp(`/pictures/${shown}-[\\d-]+\\.\\w+`, 'g')))
  expect(offered.size).toBe(6)
  for (const address of offered) expect((await fetchPath(address)).status, address).toBe(200)
  // A page that was open before still finds its impression.
  expect((await fetchPath(`/pictures/${drawn}-740-2.avif`)).status).toBe(200)

  await removePhoto(silentStore(dataFolder), ALONE)
  lookAgain()
  expect(await textAt(`/${ALONE}`)).toBe(before)
  expect(await etagOf(brochure)).toBe(tag)
  expect((await fetchPath(`/pictures/${shown}-740.avif`)).status).toBe(404)
})

test('a photo is answered before the list is looked at again', async () => {
  expect((await fetchPath(`/${ALONE}`)).status).toBe(200)
  const shown = await put(ALONE, 'olive')
  expect((await fetchPath(`/pictures/${shown}-400-2.webp`)).status).toBe(200)
})

function thumbs(html: string) {
  const links = html.matchAll(/<a href="\/pictures\/(lodha-goa-highlights-\d+)-.*?<\/a>/g)
  return [...links].map(([link, slot]) => ({ slot, isNamed: link.includes(`${DRAWN}</small>`) }))
}

test(
  'photos come first in a gallery, and each illustration says what it is',
  { tags: ['whole'] },
  async () => {
    const before = await textAt('/lodha-goa')
    expect(thumbs(before).every(({ isNamed }) => isNamed)).toBe(true)
    expect(before).toContain('pictures. Illustrations, not the developer’s design.')
    await put(IN_GALLERY, 'brown')
    lookAgain()
    const after = await textAt('/lodha-goa')
    const count = thumbs(before).length
    expect(after).toContain(`${count} pictures. ${count - 1} illustrations, 1 photo.`)
    expect(thumbs(after)).toHaveLength(count)
    expect(thumbs(after)[0]?.slot).toBe(IN_GALLERY)
    for (const { slot, isNamed } of thumbs(after)) expect(isNamed, slot).toBe(slot !== IN_GALLERY)
  },
)

test('a phone shows the photo of a head until it has one of its own', async () => {
  const alone = await put(ALONE, 'maroon')
  lookAgain()
  expect(await textAt(`/${ALONE}`)).not.toContain('<source media=')
  const phone = await put(`${ALONE}-phone`, 'navy')
  lookAgain()
  const page = await textAt(`/${ALONE}`)
  expect(page).toMatch(
    new RegExp(`<source media="\\(max-width: 39.99em\\)"[^>]+/pictures/${phone}-740-`),
  )
  expect(page).toContain(`src="/pictures/${alone}-`)
  await removePhoto(silentStore(dataFolder), ALONE)
  lookAgain()
  // A drawn head is never paired with a photo.
  expect(await textAt(`/${ALONE}`)).not.toContain(phone)
})

test(
  'in a slideshow among photos a drawn picture says what it is while it is seen',
  { tags: ['whole'] },
  async () => {
    const label = '</picture><div class="picture-edge"><p class="caption picture-label">'
    expect(await textAt('/ska-estate')).not.toContain(label)
    await put(IN_SLIDES, 'gray')
    lookAgain()
    const page = await textAt('/ska-estate')
    expect(page).toContain(`${label}${DRAWN}</p>`)
    const slides = page.match(/ska-estate-slide-\d+/g) ?? []
    const drawn = new Set(slides).size - 1
    expect(page).toContain(`${drawn} illustrations, 1 photo`)
  },
)
