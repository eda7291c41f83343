import type { Page } from '@playwright/test'

import { enquiryTexts } from '#app/enquiries/form/enquiry.ts'
import { QUEUE_FLAG } from '#app/enquiries/offline-queue/queue-mark.ts'
import { fill, open, send, thanks } from '#test/e2e/helpers/enquiries/enquiry-form.ts'
import { awake, expect, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { inShort } from '#test/e2e/helpers/site.ts'
import { galleryProject, one } from '#test/e2e/helpers/projects/two-galleries.ts'

// The page's own script is there, and a part of it that comes later is not.

/** What all that is drawn by React comes by. */
const HYDRATE = '**/assets/hydrate-*.js'
const FORM = '[data-island="enquiry"]'

/** Lets a part fail until `come` is called, which waits for the page to have heard of it. */
async function failAtFirst(page: Page, part: string): Promise<() => Promise<void>> {
  let isAway = true
  await page.route(part, (route) => (isAway ? route.abort() : route.fallback()))
  await page.addInitScript(() => {
    // What Vite's own import says; a file that is fetched ahead of it may fail on its own.
    window.addEventListener('vite:preloadError', () => {
      document.documentElement.dataset['missed'] = ''
    })
  })
  return async function come() {
    await page.waitForFunction(() => 'missed' in document.documentElement.dataset)
    await page.waitForTimeout(100)
    isAway = false
  }
}

test('where a project’s form cannot be woken, Send goes straight to the server and nothing typed is lost', async ({
  page,
}) => {
  await page.route(HYDRATE, (route) => route.fulfill({ status: 500, body: 'Not now.' }))
  await open(page, `/${galleryProject.slug}?utm_source=paid-ad`)
  const checkbox = page.locator('.enquiry [name=asks]').first()
  const asked = await checkbox.inputValue()
  await checkbox.check()
  await fill(page, { Phone: '12345' })
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await send(page).click()
  const posted = new URLSearchParams((await sent).postData() ?? '')
  expect(posted.get('campaign')).toContain('paid-ad')
  expect(posted.get('page')).toBe(`/${galleryProject.slug}`)
  await expect(page).toHaveURL(new RegExp(`/${galleryProject.slug}\\?answer#enquire$`))
  await expect(page.getByRole('alert')).toContainText(enquiryTexts.phone)
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
  await open(page, `/${galleryProject.slug}`)
  const thumb = page.locator(`${one.anchor} .gallery a`).nth(1)
  const address = await thumb.getAttribute('href')
  await thumb.click()
  await expect(page).toHaveURL(address ?? '')
})

test('a form whose script failed at first is woken by the next use, with what was typed', async ({
  page,
}) => {
  const come = await failAtFirst(page, HYDRATE)
  await open(page, `/${galleryProject.slug}`)
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Asha Rao')
  await come()
  const message = page.getByLabel('Message', { exact: true })
  await message.fill('A corner plot')
  await awake(page, FORM)
  await expect(name).toHaveValue('Asha Rao')
  await expect(message).toHaveValue('A corner plot')
})

test('a viewer that failed when a thumbnail was neared opens at the press', async ({ page }) => {
  const come = await failAtFirst(page, '**/assets/draw-lightbox-*.js')
  await open(page, `/${galleryProject.slug}`)
  const thumb = page.locator(`${one.anchor} .gallery a`).nth(1)
  await thumb.hover()
  await come()
  await thumb.click()
  await expect(page.locator('.yarl__counter')).toHaveText(`2 / ${one.count}`)
})

test('suggestions that failed at first come at the next focus', async ({ page }) => {
  const come = await failAtFirst(page, '**/assets/suggestions-of-*.js')
  await open(page, '/about')
  await page.locator('.header-search summary').click()
  await come()
  const field = page.locator('.header-search input')
  await field.blur()
  await field.focus()
  await page.keyboard.type('goa')
  await expect(page.getByRole('option').first()).toBeVisible()
})

/** Parts that no one sees, and who asks for one of the second group has all of the first. */
const UNSEEN = [
  ['**/assets/go-on-*.js', '**/assets/later-*.js', '**/assets/drag-time-of-day-*.js'],
  ['**/speculation-rules.json', '**/dictionary', '**/assets/show-queued-*.js'],
]

for (const parts of inShort(UNSEEN)) {
  test(`of ${parts.join(', ')} nothing is seen when they fail, and the page leads on`, async ({
    page,
  }) => {
    const failed = new Set<string>()
    for (const part of parts)
      await page.route(part, (route) => {
        failed.add(part)
        return route.fulfill({ status: 500, body: 'Not now.' })
      })
    await page.addInitScript((mark) => localStorage.setItem(mark, '1'), QUEUE_FLAG)
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
  const messages: string[] = []
  page.on('dialog', (dialog) => {
    messages.push(dialog.message())
    void dialog.accept()
  })
  await open(page, '/lodha-goa')
  await page.getByRole('button', { name: 'Share' }).first().click()
  await expect.poll(() => messages).toEqual(['Link copied'])
})

test('where a country’s numbering plan does not come, the server reads the number', async ({
  page,
}) => {
  await page.route('**/assets/min-*.js', (route) => route.abort())
  await open(page, '/connect?utm_source=paid-ad')
  await page.getByLabel('Country code').selectOption('AE')
  await fill(page, { Phone: '50 123 4567' })
  // What is counted of the visit is sent, too.
  const sent = page.waitForRequest((request) => request.postData()?.includes('phone=') === true)
  await send(page).click()
  const posted = new URLSearchParams((await sent).postData() ?? '')
  expect(Object.fromEntries(posted)).toMatchObject({ country: 'AE', phone: '50 123 4567' })
  expect(posted.get('campaign')).toContain('paid-ad')
  await expect(page.getByRole('status').filter({ hasText: thanks })).toBeVisible()
})
