import type { Page } from '@playwright/test'

import { WAITING } from '#app/leads/waiting/waiting-mark.ts'

import { fill, open, send, thanks } from './enquiry-form.ts'
import { awake, expect, hydrated, test } from './journey.ts'
import { listing, one } from './two-galleries.ts'

// The page's own script is there, and a part of it that comes later is not.

/** What all that is drawn by React comes by. */
const HYDRATE = '**/assets/hydrate-*.js'
const FORM = '[data-island="enquiry"]'

/** Lets the first request of a part fail, and those after it through; answers how often it was asked for. */
async function failOnce(page: Page, part: string): Promise<() => number> {
  let asked = 0
  await page.route(part, (route) => {
    asked += 1
    return asked === 1 ? route.abort() : route.fallback()
  })
  return () => asked
}

test('where a listing’s form cannot be woken, Send goes as without script and nothing typed is lost', async ({
  page,
}) => {
  await page.route(HYDRATE, (route) => route.fulfill({ status: 500, body: 'Not now.' }))
  await open(page, `/${listing.slug}?utm_source=paid-ad`)
  const wish = page.locator('.enquiry [name=asks]').first()
  const asked = await wish.inputValue()
  await wish.check()
  await fill(page, { Phone: '12345' })
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await send(page).click()
  const posted = new URLSearchParams((await sent).postData() ?? '')
  expect(posted.get('campaign')).toContain('paid-ad')
  expect(posted.get('page')).toBe(`/${listing.slug}`)
  await expect(page).toHaveURL(/\/connect#enquire$/)
  await expect(page.getByRole('alert')).toContainText('Invalid Phone Number')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Rao')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('asha@example.com')
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Price?')
  await expect(page.getByLabel(asked, { exact: true })).toBeChecked()
  await page.getByLabel('Phone', { exact: true }).fill('9876543210')
  await send(page).click()
  await expect(page.getByRole('status').filter({ hasText: thanks })).toBeVisible()
})

test('where what draws the viewer does not come, a thumbnail opens its picture', async ({
  page,
}) => {
  await page.route(HYDRATE, (route) => route.abort())
  await open(page, `/${listing.slug}`)
  const thumb = page.locator(`${one.anchor} .gallery a`).nth(1)
  const address = await thumb.getAttribute('href')
  await thumb.click()
  await expect(page).toHaveURL(address ?? '')
})

test('a form whose script failed once is woken by the next use, with what was typed', async ({
  page,
}) => {
  const asked = await failOnce(page, HYDRATE)
  await open(page, `/${listing.slug}`)
  const name = page.getByLabel('Name', { exact: true })
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('hydrate'))
  await name.fill('Asha Rao')
  await failed
  await page.getByLabel('Message', { exact: true }).fill('A corner plot')
  await awake(page, FORM)
  expect(asked()).toBe(2)
  await expect(name).toHaveValue('Asha Rao')
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('A corner plot')
})

test('a viewer that failed once when it was neared opens at the press', async ({ page }) => {
  const asked = await failOnce(page, '**/assets/draw-lightbox-*.js')
  await open(page, `/${listing.slug}`)
  const thumb = page.locator(`${one.anchor} .gallery a`).nth(1)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('lightbox'))
  await thumb.hover()
  await failed
  await thumb.click()
  await expect(page.locator('.yarl__counter')).toHaveText(`2 / ${one.count}`)
  expect(asked()).toBe(2)
})

test('suggestions that failed once come at the next focus', async ({ page }) => {
  const asked = await failOnce(page, '**/assets/draw-suggestions-*.js')
  await open(page, '/about')
  await page.locator('.header-find summary').click()
  const field = page.locator('.header-find input')
  await expect.poll(asked).toBeGreaterThan(0)
  await field.blur()
  await field.focus()
  await page.keyboard.type('goa')
  await expect(page.getByRole('option').first()).toBeVisible()
})

/** Parts that nobody sees, and who asks for one of the second group has all of the first. */
const UNSEEN = [
  ['**/assets/go-on-*.js', '**/assets/later-*.js', '**/assets/follow-light-*.js'],
  ['**/speculation-rules.json', '**/dictionary', '**/assets/show-waiting-*.js'],
]

for (const parts of UNSEEN) {
  test(`of ${parts.join(', ')} nothing is seen when they fail, and the page leads on`, async ({
    page,
  }) => {
    const failed = new Set<string>()
    for (const part of parts)
      await page.route(part, (route) => {
        failed.add(part)
        return route.fulfill({ status: 500, body: 'Not now.' })
      })
    await page.addInitScript((mark) => localStorage.setItem(mark, '1'), WAITING)
    await open(page, '/godrej-reverine')
    const words = () => page.locator('body').innerText()
    const before = await words()
    await page.getByRole('heading', { level: 1 }).hover()
    await page.getByRole('radio', { name: 'Dusk' }).check({ force: true })
    await expect.poll(() => [...failed].toSorted()).toEqual(parts.toSorted())
    expect(await words()).toBe(before)
    await expect(page.locator('.toast, [role=alert]')).toHaveCount(0)
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/about')
    await hydrated(page)
  })
}

test('where the toasts do not come, what sharing did is said all the same', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.route('**/assets/public-toast-*.js', (route) => route.abort())
  const said: string[] = []
  page.on('dialog', (dialog) => {
    said.push(dialog.message())
    void dialog.accept()
  })
  await open(page, '/lodha-goa')
  await page.getByRole('button', { name: 'Share' }).first().click()
  await expect.poll(() => said).toEqual(['Link copied'])
})

test('where a country’s numbering plan does not come, the server reads the number', async ({
  page,
}) => {
  await page.route('**/assets/min-*.js', (route) => route.abort())
  await open(page, '/connect?utm_source=paid-ad')
  await page.getByLabel('Country code').selectOption('AE')
  await fill(page, { Phone: '50 123 4567' })
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await send(page).click()
  const posted = new URLSearchParams((await sent).postData() ?? '')
  expect(Object.fromEntries(posted)).toMatchObject({ country: 'AE', phone: '50 123 4567' })
  expect(posted.get('campaign')).toContain('paid-ad')
  await expect(page.getByRole('status').filter({ hasText: thanks })).toBeVisible()
})
