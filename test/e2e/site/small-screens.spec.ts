import type { Page } from '@playwright/test'

import { openLeads, sendEnquiry } from '#test/e2e/helpers/dashboard.ts'
import {
  chatDownThePage,
  contentRight,
  coveredControls,
  excessWidth,
  overlappingTexts,
} from '#test/e2e/helpers/browser/geometry.ts'
import { addStaff, expect, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { PAGES } from '#test/e2e/helpers/page-kinds.ts'
import { inShort } from '#test/e2e/helpers/site.ts'

const SIZES = [
  [320, 640],
  [340, 700],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
] as const

/** No control is covered, no words lie on others, nothing is scrolled sideways. */
async function expectOrder(page: Page): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    const what = `${page.url()} at ${width}x${height}`
    expect.soft(await excessWidth(page), `${what} is wider than the screen`).toBeLessThanOrEqual(0)
    expect.soft(await coveredControls(page), `${what}: covered`).toEqual([])
    expect.soft(await overlappingTexts(page), `${what}: words on words`).toEqual([])
  }
}

test('on every kind of page and screen no control is covered and no words meet', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of inShort(PAGES, 10)) {
    await page.goto(path)
    await hydrated(page)
    await expectOrder(page)
  }
})

test('nor in the dashboard, where a mail address stands on one line', async ({ page, request }) => {
  const phone = `987650128${test.info().retry}`
  await addStaff(phone, 'Front Desk', 'three amber ladders')
  const message = 'The price list and the floor plans, please. '.repeat(6)
  for (const name of ['Kavya Example', 'Someone with a rather long name of many parts'])
    await sendEnquiry(request, { name, phone: '9800000091', message })
  await page.setViewportSize({ width: 390, height: 844 })
  await openLeads(page, phone)
  // The greeting goes on its own.
  await page.goto('/dashboard')
  await hydrated(page)
  await expectOrder(page)
  await page.setViewportSize({ width: 844, height: 390 })
  const mail = page.getByRole('link', { name: 'person@example.com' }).first()
  const lines = await mail.evaluate((link) => {
    const words = document.createRange()
    words.selectNodeContents(link)
    return words.getClientRects().length
  })
  expect(lines).toBe(1)
})

test('a phone on its side shows the words and the picture at once, and gives both their room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  for (const [path, words, picture] of [
    ['/', '.hero h1', '.street-walk'],
    ['/godrej-reverine', '.project-title', '.project-hero img'],
    ['/lake-view-farms', '.project-title', '.project-hero img'],
  ] as const) {
    await page.goto(path)
    const [text, seen] = [page.locator(words), page.locator(picture).first()]
    await expect(text).toBeInViewport({ ratio: 1 })
    await expect(seen).toBeInViewport({ ratio: 0.8 })
    const [left, right] = [await text.boundingBox(), await seen.boundingBox()]
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0)
  }
  const header = await page.locator('.header').boundingBox()
  const bar = await page.locator('.callbar').boundingBox()
  expect(390 - (header?.height ?? 390) - (bar?.height ?? 0)).toBeGreaterThanOrEqual(290)
})

test('a phone on its side opens the menu, a picture and the form', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/godrej-reverine')
  await hydrated(page)
  const menu = page.locator('.burger')
  await menu.locator('summary').first().click()
  await menu.locator('summary', { hasText: 'Projects' }).click()
  const last = menu.getByRole('link', { name: 'Enquire' })
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })
  expect(await coveredControls(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page.locator('.callbar').getByText('Enquire').click()
  await expect(page.locator('#enquire')).toBeInViewport()
  const send = page.getByRole('button', { name: 'Send enquiry' })
  await send.focus()
  await expect(send).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')

  await page.locator('.gallery a').first().click()
  const picture = page.locator('.yarl__slide_current img')
  await expect(picture).toBeInViewport({ ratio: 1 })
  expect((await picture.boundingBox())?.height).toBeGreaterThan(300)
  for (const name of ['Close', 'Next', 'Previous'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
})

test('the chat button goes while a field is typed in', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/calculators/emi')
  const chat = page.getByRole('link', { name: 'Chat on WhatsApp' })
  await expect(chat).toBeVisible()
  await page.locator('main form').getByRole('textbox').first().focus()
  await expect(chat).toBeHidden()
})

test('on a tablet the chat floats at the bottom right, and goes while a form is on the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  for (const path of inShort(['/', '/calculators/emi', '/about', '/city/goa'], 2)) {
    await page.goto(path)
    await hydrated(page)
    const box = await page.locator('.chat').boundingBox()
    const place = box && [box.width, box.height, 1024 - box.x - 56, 768 - box.y - 56]
    expect.soft(place, `${path}: 56 px round, 12 px from the corner`).toEqual([56, 56, 12, 12])
    const { overForms, seen, hidden: aside } = await chatDownThePage(page)
    expect.soft(overForms, `${path}: forms while it was there`).toBe(0)
    const hasForm = path !== '/about' && path !== '/'
    expect.soft(hasForm ? aside : seen, path).toBeGreaterThan(0)
  }
})

test('on a wide screen the chat stands in the margin, next to all that the page holds', async ({
  page,
}) => {
  for (const width of [1200, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', '/projects', '/lodha-goa', '/about']) {
      await page.goto(path)
      const left = (await page.getByRole('link', { name: 'Chat on WhatsApp' }).boundingBox())?.x
      const content = await page.locator('.wrap').first().evaluate(contentRight)
      expect.soft(left, `${path} at ${width}`).toBeGreaterThanOrEqual(content)
    }
  }
})

test('the bar at the foot of a phone is filled by whatever ways of contact there are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/godrej-reverine')
  const ways = page.locator('.callbar a')
  const filled = () =>
    ways.evaluateAll((all) =>
      Math.round(all.reduce((sum, way) => sum + way.getBoundingClientRect().width, 0)),
    )
  for (const left of [3, 2, 1]) {
    await expect(ways).toHaveCount(left)
    expect(await filled()).toBe(390)
    await ways.first().evaluate((way) => way.remove())
  }
})
