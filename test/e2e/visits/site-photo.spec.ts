import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { indianDay } from '#app/lib/dates/indian-day.ts'
import { checkedDay } from '#app/projects/page/provenance.ts'
import { photoTexts } from '#app/strings/en/photos.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'
import { excessWidth } from '#test/e2e/helpers/browser/geometry.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { databaseUrl, startSession } from '#test/e2e/helpers/people.ts'
import { within } from '#test/helpers/site/within.ts'

const [owner, agent, password] = ['9876501493', '9876501494', 'seven quiet lanterns']
/** Other journeys look at other projects' photos. */
const [PROJECT, PAGE] = ['purvanchal-sunbliss', '/purvanchal-sunbliss']
const PHOTOS = '/dashboard/projects/11/photos'
const ALT = 'The gate of the site, a road before it.'

test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

let visit = ''

test.beforeAll(async () => {
  await addStaff(owner, 'Meera Site', password, 'owner')
  await addStaff(agent, 'Asha Site', password, 'agent')
  visit = await within(databaseUrl(), async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `with lead as (
        insert into leads (name, phone, email, message, idempotency_key, body_hash)
        values ('Neha Site', '9700000262', 'site@visits.test', 'Price?', 'site-photo', 'x')
        returning id
      )
      insert into visits (lead_id, token, project, starts_at, status)
      select id, 'site-photo-of-a-visit-', $1, now() - interval '3 hours', 'came' from lead
      returning id`,
      [PROJECT],
    )
    return rows[0]?.id ?? ''
  })
})

const own = (page: Page) => page.locator('.photos-group', { hasText: photoTexts.siteHint })

test('one tap on a completed visit opens the camera, and the photo waits for an editor', async ({
  page,
}) => {
  await startSession(page, agent)
  await page.goto(`/dashboard/visits?visit=${visit}`)
  await hydrated(page)
  await page.getByLabel(visitsTexts.facing).selectOption('north-east')
  await expectAccessible(page)
  const create = { width: 1000, height: 750, channels: 3, background: 'olive' } as const
  const buffer = await sharp({ create }).jpeg().toBuffer()
  const chooser = page.waitForEvent('filechooser')
  await page.getByText(visitsTexts.sitePhoto, { exact: true }).tap()
  await (await chooser).setFiles({ name: 'site.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.locator('.visit-photo-result')).toHaveText(visitsTexts.sitePhotoSent, {
    timeout: 60_000,
  })
  expect(await excessWidth(page)).toBeLessThanOrEqual(0)
  await page.goto(PAGE)
  await expect(page.locator('#site-photos')).toHaveCount(0)
})

test('described, it stands on the page with its day, opens in the viewer, and goes again', async ({
  page,
}) => {
  await startSession(page, owner)
  await page.goto(PHOTOS)
  await hydrated(page)
  await page.locator('.photos-todo a').first().tap()
  await own(page).getByLabel(photoTexts.alt).fill(ALT)
  await expectAccessible(page)
  await own(page).getByRole('button', { name: photoTexts.save, exact: true }).tap()
  await expect(own(page).locator('.slot-message')).toHaveText(photoTexts.saved)

  await page.goto(PAGE)
  await hydrated(page)
  const strip = page.locator('#site-photos')
  const today = checkedDay({ on: indianDay(new Date()) })
  await expect(strip.getByText(`Looking north-east, ${today}`)).toBeVisible()
  await expect(strip.getByAltText(ALT)).toBeVisible()
  await expectAccessible(page)
  expect(await excessWidth(page)).toBeLessThanOrEqual(0)
  await strip.getByRole('link').tap()
  await expect(page.getByRole('dialog', { name: 'Site photos' })).toBeVisible()
  await page.keyboard.press('Escape')
  // The viewer goes back in the history, which ends a navigation.
  await expect(page.getByRole('dialog', { name: 'Site photos' })).toHaveCount(0)

  await page.goto(PHOTOS)
  await hydrated(page)
  await own(page)
    .getByRole('button', { name: new RegExp(`^${photoTexts.remove}`) })
    .tap()
  await expect(own(page)).toContainText(photoTexts.gone)
})
