import { afterAll, expect, test } from 'vitest'

import { changePhotos, removePhoto } from '#app/media/photos/store-photo.server.ts'
import { listPhotos } from '#app/media/storage/media-folder.server.ts'
import { photoTexts } from '#app/strings/en/photos.ts'
import { ofWorker } from '#test/helpers/database/worker-database.ts'
import { madePicture } from '#test/helpers/made-picture.ts'
import { putColour, silentStore } from '#test/helpers/put-photo.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'
import { signedInOwner } from '#test/staff/signed-in-owner.ts'

const Origin = 'http://homes.test'
const dataFolder = ofWorker('dataFolder')
/** Lodha Goa, whose gallery has this slot. */
const PROJECT = '/dashboard/projects/5'
const SLOT = 'lodha-goa-highlights-7'

const asking = signedInOwner()

afterAll(async () => {
  await removePhoto(silentStore(dataFolder), SLOT)
})

async function shown(path: string): Promise<string> {
  return (await fetchPath(path, { headers: { Cookie: asking.Cookie } })).text()
}

/** As a folder that someone brought from elsewhere may have it. */
async function putWithout(words: string): Promise<string> {
  const { hash } = await putColour(dataFolder, SLOT, 'purple')
  await changePhotos(silentStore(dataFolder), (list) =>
    list.map((one) => (one.slot === SLOT ? { ...one, alt: words } : one)),
  )
  return hash
}

test.each(['', '  ', 'IMG_0042.HEIC', 'DSC0042.HIF'])(
  'a photo that came with “%s” for words is on no page, is named as missing, and shown once it is described',
  async (words) => {
    const hash = await putWithout(words)
    const address = `/pictures/${SLOT}-${hash.slice(0, 8)}`
    // The page of the photos looks at the list before it answers.
    const photos = await shown(`${PROJECT}/photos`)
    expect(photos).toContain(photoTexts.undescribed)
    const small = photos.match(new RegExp(`${address}-[\\d-]+\\.webp`))?.[0] ?? ''
    expect(small).not.toBe('')
    expect(await (await fetchPath('/lodha-goa')).text()).not.toContain(address)
    expect(await shown('/dashboard/projects?q=lodha+goa')).toContain(photoTexts.missing(1))
    const editor = await shown(PROJECT)
    expect(editor).toContain(photoTexts.missingNote(1))
    expect(editor).toContain(`${PROJECT}/photos#${SLOT}`)
    expect((await madePicture(() => fetchPath(small))).status).toBe(200)

    const fields = { slot: SLOT, photograph: hash, alt: 'A purple wall.', down: '50', across: '50' }
    const described = await postForm(`${PROJECT}/photos/description`, fields, {
      Origin,
      Cookie: asking.Cookie,
    })
    expect(described.status).toBe(302)
    const page = await (await fetchPath('/lodha-goa')).text()
    expect(page).toContain(address)
    expect(page).toContain('alt="A purple wall."')
    expect(await shown('/dashboard/projects?q=lodha+goa')).not.toContain('without description')
    expect(await shown(PROJECT)).not.toContain('not on any page yet')
    expect((await listPhotos(dataFolder)).find(({ slot }) => slot === SLOT)?.alt).toBe(
      'A purple wall.',
    )
  },
)
