import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'

import { enquiryTexts } from '#app/enquiries/form/enquiry.ts'
import { signInTexts } from '#app/strings/en/sign-in.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { withoutScript } from '#test/e2e/helpers/site.ts'
import { emptyCity } from '#test/helpers/listed.ts'

const call = '**/api/v1/user/connect'
const thanks = enquiryTexts.sent

async function fill(page: Page, phone: string) {
  await page.getByLabel('Name', { exact: true }).fill('Asha Rao')
  await page.getByLabel('Phone', { exact: true }).fill(phone)
  await page.getByLabel('Email', { exact: true }).fill('asha@example.com')
  await page.getByLabel('Message', { exact: true }).fill('With my parents')
}

async function choose(page: Page) {
  await page.getByLabel('Day of the visit').selectOption({ index: 3 })
  await page.getByLabel('Time', { exact: true }).selectOption('10:00')
}

function ask(page: Page) {
  return page.getByRole('button', { name: 'Request this visit' })
}

function toast(page: Page, text: string) {
  return page.locator('.toast').filter({ hasText: text })
}

test(
  'a visit is asked for from a project page and its calendar file is saved',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/godrej-reverine')
    await hydrated(page)
    await page.getByRole('link', { name: 'pick a day for a site visit' }).click()
    await expect(page).toHaveURL('/visit/godrej-reverine')
    await hydrated(page)
    await expectAccessible(page)
    await choose(page)
    await page.getByText('How and when to reach you').click()
    await page.getByLabel('Reach me by').selectOption('WhatsApp')
    await fill(page, '9876500021')
    const sent = page.waitForRequest(call)
    await ask(page).click()
    const { pay } = (await sent).postDataJSON()
    expect(pay).toMatchObject({
      reachBy: 'whatsapp',
      visit: { project: 'godrej-reverine', day: expect.stringMatching(/^\d{4}-/), time: '10:00' },
    })
    expect(pay).not.toHaveProperty('reachWhen')
    await expect(toast(page, thanks)).toBeVisible()
    await expect(
      page.getByText(/^You asked for a visit on .* We’ll contact you to confirm your slot\./),
    ).toBeVisible()
    for (const label of ['Name', 'Day of the visit', 'Time', 'Reach me by']) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
    }
    const saved = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Add to calendar' }).click()
    const file = await saved
    expect(file.suggestedFilename()).toBe('site-visit.ics')
    expect(readFileSync(await file.path(), 'utf8')).toContain('STATUS:TENTATIVE')
    await expectAccessible(page)
  },
)

test('without a day and an hour nothing is sent and the first wrong field is shown', async ({
  page,
}) => {
  let calls = 0
  page.on('request', (request) => (calls += request.url().includes('/user/connect') ? 1 : 0))
  await page.goto('/visit/lodha-goa')
  await hydrated(page)
  await fill(page, '9876500022')
  await ask(page).click()
  await expect(toast(page, 'Choose a day and a time for the visit.')).toBeVisible()
  await expect(page.getByLabel('Day of the visit')).toBeFocused()
  await expect(page.getByLabel('Time', { exact: true })).toHaveAccessibleDescription(
    /Choose a day and a time/,
  )
  await page.locator('.toast').getByLabel('Close').click()
  await expectAccessible(page)
  expect(calls).toBe(0)
})

test('a day that has passed meanwhile is refused and nothing typed is lost', async ({ page }) => {
  await page.goto('/visit/lodha-goa')
  await hydrated(page)
  await choose(page)
  await fill(page, '9876500023')
  await page
    .getByLabel('Day of the visit')
    .locator('option:checked')
    .evaluate((option) => option.setAttribute('value', '2020-01-01'))
  await ask(page).click()
  await expect(toast(page, 'That slot is not available. Choose another day or time.')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Rao')
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('10:00')
  await page.getByLabel('Day of the visit').selectOption({ index: 5 })
  await ask(page).click()
  await expect(toast(page, thanks)).toBeVisible()
})

test('the dashboard reads the visit in the message', async ({ page, request }) => {
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  const answer = await request.post('/api/v1/user/connect', {
    headers: { pid: 'northlight' },
    data: {
      meta: { pid: 'northlight' },
      pay: {
        name: 'Visit Example',
        phone: '9876500024',
        email: 'v@example.com',
        message: 'With my parents',
        reachWhen: 'evening',
        visit: { project: 'ska-estate', day, time: '16:00' },
      },
    },
  })
  expect(await answer.json()).toMatchObject({ statusCode: '000' })
  await addStaff('9876501235', 'Visit Desk', 'seven quiet lanterns')
  await page.goto('/admin')
  await hydrated(page)
  await page.getByLabel(signInTexts.phone).fill('9876501235')
  await page.getByLabel(signInTexts.password).fill('seven quiet lanterns')
  await page.getByRole('button', { name: signInTexts.go }).click()
  const row = page.getByRole('row').filter({ hasText: 'Visit Example' })
  await expect(row.getByRole('cell')).toHaveCount(5)
  await expect(row).toContainText(/Site visit: \w{3} \d{1,2} \w{3} \d{4}, 4:00 pm IST/)
  await expect(row).toContainText('Reach in the evening.')
})

test.describe('overseas', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('a visitor reads the own time next to that of India', async ({ page }) => {
    await page.goto('/visit/lodha-goa')
    await hydrated(page)
    const ten = page.getByLabel('Time', { exact: true }).locator('option').nth(1)
    const own = /^10:00 am IST \(\w{3} (?:11:30 pm|12:30 am) your time\)$/
    await expect(ten).toHaveText(own)
    await page.getByLabel('Day of the visit').selectOption({ index: 3 })
    await expect(ten).toHaveText(own)
  })
})

test.describe('in India', () => {
  test.use({ timezoneId: 'Asia/Kolkata', viewport: { width: 390, height: 844 } })

  test('no second time is shown, and nothing is wider than a phone', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto('/visit/gaur-aspire-centurian-park')
    await hydrated(page)
    await expect(page.getByLabel('Time', { exact: true }).locator('option').nth(1)).toHaveText(
      '10:00 am IST',
    )
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.waitForLoadState('networkidle')
    expect(scripts).toEqual([expect.stringContaining('/assets/loader-')])
  })
})

test('a city without a project takes an enquiry for that city', async ({ page }) => {
  await page.goto(`/city/${emptyCity.slug}`)
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'Coming Soon' })).toBeVisible()
  await expect(
    page.getByRole('heading', { name: `Tell me about new projects in ${emptyCity.name}` }),
  ).toBeVisible()
  await expectAccessible(page)
  await fill(page, '9876500025')
  const sent = page.waitForRequest(call)
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ pay: { location: emptyCity.name } })
  await expect(toast(page, thanks)).toBeVisible()
})

test.describe('without script', () => {
  test.use(withoutScript)

  test('a visit is asked for and answered by a page', { tag: '@gate' }, async ({ page }) => {
    await page.goto('/ska-estate')
    await page.getByRole('link', { name: 'pick a day for a site visit' }).click()
    await choose(page)
    await fill(page, '12345')
    await ask(page).click()
    await expect(page).toHaveURL(/\/visit\/ska-estate\?answer#enquire$/)
    await expect(page.getByRole('alert')).toContainText(enquiryTexts.phone)
    await expect(page.getByLabel('Time', { exact: true })).toHaveValue('10:00')
    await page.getByLabel('Phone', { exact: true }).fill('9876500026')
    await ask(page).click()
    await expect(page.getByRole('status').filter({ hasText: thanks })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      /^\/visits\/[\w-]{22}\.ics$/,
    )
  })
})
