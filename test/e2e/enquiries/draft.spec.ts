import type { Page } from '@playwright/test'

import { fill, open, thanks, toast } from '#test/e2e/helpers/enquiries/enquiry-form.ts'
import { holdBack } from '#test/e2e/helpers/network/hold-back.ts'
import { awake, expect, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { inShort } from '#test/e2e/helpers/site.ts'

const VISIT = '/visit/lodha-goa'
const labels = [
  'Day of the visit',
  'Time',
  'Reach me by',
  'When',
  'Name',
  'Phone',
  'Email',
  'Message',
]

const values = (page: Page) =>
  Promise.all(labels.map((label) => page.getByLabel(label, { exact: true }).inputValue()))

/** Fills in all that the form of a visit asks for; answers what it holds then. */
async function fillVisit(page: Page): Promise<string[]> {
  await page.getByLabel('Day of the visit').selectOption({ index: 3 })
  await page.getByLabel('Time', { exact: true }).selectOption('14:00')
  await page.getByText('How and when to reach you').click()
  await page.getByLabel('Reach me by').selectOption('WhatsApp')
  await page.getByLabel('When', { exact: true }).selectOption('Weekend')
  await fill(page)
  return values(page)
}

test(
  'a reload loses nothing of a visit: day, hour and wishes stay, and nothing is left once it is sent',
  { tag: '@gate' },
  async ({ page }) => {
    await open(page, VISIT)
    const typed = await fillVisit(page)
    expect(typed).not.toContain('')
    await page.reload()
    await hydrated(page)
    await expect(page.getByLabel('Reach me by')).toBeVisible()
    await expect.poll(() => values(page)).toEqual(typed)
    await page.getByRole('button', { name: 'Request this visit' }).click()
    await expect(toast(page, thanks)).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('enquiry-draft'))).toBeNull()
    await page.goto(VISIT)
    await hydrated(page)
    expect(await values(page)).toEqual(labels.map(() => ''))
  },
)

for (const isLate of inShort([false, true])) {
  const when = isLate ? 'chosen before its script came' : 'alone'
  test(`a wish ${when} outlives a reload`, async ({ page }) => {
    const come = isLate ? await holdBack(page, '**/assets/enquiry-form-*.js') : undefined
    await open(page, '/connect')
    await page.getByText('How and when to reach you').click()
    await page.getByLabel('Reach me by').selectOption('Call')
    come?.()
    await awake(page, '[data-island="enquiry"]')
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('enquiry-draft')))
      .toContain('call')
    // Not a reload, after which a browser brings choices back on its own.
    await page.goto('/terms')
    await page.goto('/connect')
    await expect(page.getByLabel('Reach me by')).toHaveValue('call')
    await expect(page.getByLabel('Reach me by')).toBeVisible()
  })
}

test('a day that has passed meanwhile is not brought back, all else is', async ({ page }) => {
  await open(page, VISIT)
  const [, ...rest] = await fillVisit(page)
  await page.evaluate(() => {
    const draft: unknown = JSON.parse(sessionStorage.getItem('enquiry-draft') ?? '{}')
    const past = { ...Object(draft), day: '2020-01-01' }
    sessionStorage.setItem('enquiry-draft', JSON.stringify(past))
  })
  await page.reload()
  await hydrated(page)
  await expect.poll(() => values(page)).toEqual(['', ...rest])
})

test('another page has what is about the person, and its own day to choose', async ({ page }) => {
  await open(page, VISIT)
  const [, , ...person] = await fillVisit(page)
  await page.goto('/visit/ska-estate')
  await hydrated(page)
  await expect.poll(() => values(page)).toEqual(['', '', ...person])
})

test('what is ticked on a project outlives a reload, there', async ({ page }) => {
  const ticks = () =>
    page
      .locator('input[name="asks"]')
      .evaluateAll((boxes) => boxes.map((box) => box instanceof HTMLInputElement && box.checked))
  await open(page, '/lodha-goa')
  const box = page.locator('input[name="asks"]').first()
  await box.check()
  await fill(page)
  const before = await ticks()
  expect(before).toContain(true)
  // Not a reload, of which a browser brings ticks back on its own.
  await page.goto('/terms')
  await page.goto('/lodha-goa')
  await hydrated(page)
  await expect.poll(ticks).toEqual(before)
  await page.goto('/ska-estate')
  await hydrated(page)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Rao')
  expect(await ticks()).not.toContain(true)
})
