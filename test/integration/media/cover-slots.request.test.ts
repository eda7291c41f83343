import { expect, test } from 'vitest'

import { photoTexts } from '#app/strings/en/photos.ts'
import { fetchPath } from '#test/helpers/site/app.ts'
import { signedInOwner } from '#test/staff/signed-in-owner.ts'

const asking = signedInOwner()

test('without a photo, the cover for phones is the illustration of the cover', async () => {
  const headers = { Cookie: asking.Cookie }
  const page = await (await fetchPath('/dashboard/projects/5/photos', { headers })).text()
  const card = page.slice(page.indexOf(`>${photoTexts.place.phone()}<`)).slice(0, 1200)
  expect(card).toContain(photoTexts.shows.impression)
  expect(card).toMatch(/\/pictures\/lodha-goa-[\da-f]{8}-/)
})
