import type { Page } from '@playwright/test'

import { call, fill, open, thanks, toast } from '#test/e2e/helpers/enquiries/enquiry-form.ts'
import { holdBack } from '#test/e2e/helpers/network/hold-back.ts'
import { awake, expect, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { inShort } from '#test/e2e/helpers/site.ts'

const LOADER = '**/assets/loader-*.js'
const FORM = '[data-island="enquiry"]'

const changes = {
  'a translation of the page': (page: Page) =>
    page.evaluate(() => {
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (words.nextNode()) {
        const { currentNode: text } = words
        const isRead =
          text.parentElement?.closest('script, style, noscript, select, textarea') === null
        if (text instanceof Text && isRead && text.data.trim()) texts.push(text)
      }
      for (const text of texts) {
        const font = document.createElement('font')
        text.replaceWith(font)
        font.append(text)
      }
    }),
  'a password manager': (page: Page) =>
    page.evaluate(() => {
      for (const field of document.querySelectorAll('[data-island] input'))
        field.after(document.createElement('div'))
    }),
}

for (const [what, change] of inShort(Object.entries(changes))) {
  test(`${what} before the form's script loses nothing: typing goes on, and Send sends once`, async ({
    page,
    quiet,
  }) => {
    const come = await holdBack(page, '**/assets/enquiry-form-*.js')
    await open(page, '/connect')
    await change(page)
    await fill(page, {})
    const message = page.getByLabel('Message', { exact: true })
    await message.fill('Two bedrooms')
    await message.press('End')
    come()
    await awake(page, FORM)
    await expect(message).toBeFocused()
    await page.keyboard.type(' and a balcony')
    await expect(message).toHaveValue('Two bedrooms and a balcony')
    const sent = page.waitForRequest(call)
    await page.getByRole('button', { name: 'Send enquiry' }).click()
    expect((await sent).postDataJSON()).toMatchObject({
      pay: { name: 'Asha Rao', message: 'Two bedrooms and a balcony' },
    })
    await expect(toast(page, thanks)).toBeVisible()
    // React says that it drew the form again; of a form that no one changed it never does.
    expect(quiet.splice(0)).toEqual([expect.stringContaining('#418')])
  })

  test(`${what}, and Send before the form's script: it is sent once`, async ({ page, quiet }) => {
    const come = await holdBack(page, '**/assets/enquiry-form-*.js')
    await open(page, '/connect')
    await change(page)
    await fill(page, {})
    const sent = page.waitForRequest(call)
    await page.getByRole('button', { name: 'Send enquiry' }).click()
    come()
    expect((await sent).postDataJSON()).toMatchObject({ pay: { name: 'Asha Rao' } })
    await expect(toast(page, thanks)).toBeVisible()
    // React says that it drew the form again; of a form that no one changed it never does.
    expect(quiet.splice(0)).toEqual([expect.stringContaining('#418')])
  })
}

test('a call that is pressed before any script is counted once, when it comes', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Chromium here has nothing that could dial.
    window.addEventListener('click', (event) => event.preventDefault())
  })
  const reports: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/contact-intents')) reports.push(request.postData() ?? '')
  })
  const come = await holdBack(page, LOADER)
  // Its load waits for what is held back, wherever that was asked for before the pictures were there.
  await page.goto('/godrej-reverine', { waitUntil: 'domcontentloaded' })
  await page.locator('a[href^="tel:"]:visible').first().click()
  come()
  await hydrated(page)
  await expect.poll(() => reports.length).toBe(1)
  expect(JSON.parse(reports[0] ?? '')).toMatchObject({ kind: 'call', page: '/godrej-reverine' })
})

test('what is typed into the filter of a page that was loaded again stays when the script comes', async ({
  page,
}) => {
  await page.goto('/projects')
  await hydrated(page)
  const come = await holdBack(page, LOADER)
  await page.reload({ waitUntil: 'domcontentloaded' })
  const words = page.locator('form.filter [name=q]')
  await words.fill('godrej')
  come()
  await hydrated(page)
  await expect(words).toHaveValue('godrej')
})

test('a search that is opened before any script gets the focus when it comes', async ({ page }) => {
  const come = await holdBack(page, LOADER)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const search = page.locator('.header-search > summary')
  await search.focus()
  await search.press('Enter')
  come()
  await expect(page.locator('.header-search input')).toBeFocused()
})

test('where the script of a page fails, it says what it says without', async ({ page }) => {
  await page.route(LOADER, (route) => route.abort())
  await page.goto('/shortlist', { waitUntil: 'domcontentloaded' })
  await expect(page.getByText(/needs JavaScript/)).toBeVisible()
})

test('a form that is sent without its script knows where its visitor came from', async ({
  page,
}) => {
  await page.goto('/?utm_source=paid-ad')
  await hydrated(page)
  await page.route('**/assets/enquiry-form-*.js', (route) => route.abort())
  await open(page, '/connect')
  await fill(page, {})
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  expect(new URLSearchParams((await sent).postData() ?? '').get('campaign')).toContain('paid-ad')
})
