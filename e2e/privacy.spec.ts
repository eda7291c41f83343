import type { Page } from '@playwright/test'

import { bodyRows, logIn, searchField, sendEnquiry } from './desk.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from './journey.ts'
import { withoutScript } from './site.ts'

const phone = '9876501485'
const password = 'nine patient herons'

test.describe.configure({ mode: 'serial' })
test.beforeAll(() => addStaff(phone, 'Privacy Owner', password))

const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

test('the notice and the rights stand in both languages, without script', async ({ browser }) => {
  const context = await browser.newContext(withoutScript)
  const page = await context.newPage()
  await page.goto('/connect')
  await page.getByRole('link', { name: /^privacy.notice$/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy notice')
  await expect(page.locator('[lang=hi]').getByText('निजता सूचना')).toBeVisible()
  await page.getByRole('link', { name: 'How to withdraw' }).click()
  await expect(page).toHaveURL('/privacy/rights#withdraw')
  await context.close()
})

test(
  'their pages are accessible on a phone and a computer',
  { tag: '@whole' },
  async ({ page }) => {
    for (const viewport of screens) {
      await page.setViewportSize(viewport)
      for (const path of [
        '/privacy-notice',
        '/privacy/rights',
        `/privacy/withdraw/${'0'.repeat(32)}`,
      ]) {
        await page.goto(path)
        await expectAccessible(page)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        )
        expect(overflow, path).toBeLessThanOrEqual(0)
      }
    }
  },
)

async function enquireAs(page: Page, name: string, from: string): Promise<void> {
  await page.goto('/connect')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Phone', { exact: true }).fill(from)
  await page.getByLabel('Email').fill('vimala@example.com')
  await page.getByLabel('Message').fill('Price of a plot?')
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByText('You can take your consent back at any time')).toBeVisible()
}

/** Has an open desk note when no row of it holds this name any more, by the clock of the machine. */
async function watchRow(desk: Page, name: string): Promise<() => Promise<number>> {
  await desk.evaluate((text) => {
    const isThere = () => document.querySelector('tbody')?.textContent?.includes(text)
    const { dataset } = document.documentElement
    new MutationObserver(() => {
      if (!isThere()) dataset['goneAt'] ??= String(Date.now())
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  }, name)
  const goneAt = () => desk.evaluate(() => Number(document.documentElement.dataset['goneAt']))
  return async () => {
    await expect.poll(goneAt).toBeGreaterThan(0)
    return goneAt()
  }
}

/** What the desk was answered of what is new in its list, with when it asked. */
function listAnswers(desk: Page): { askedAt: number; text: Promise<string> }[] {
  const answers: { askedAt: number; text: Promise<string> }[] = []
  desk.on('response', (response) => {
    if (!new URL(response.url()).searchParams.has('since')) return
    const text = response.text().catch(() => '')
    answers.push({ askedAt: response.request().timing().startTime, text })
  })
  return answers
}

test('who withdraws by the link is gone from an open desk with the next answer it gets', async ({
  page,
  browser,
}) => {
  const name = `Vimala ${Date.now()}`
  await enquireAs(page, name, '9700000161')
  const context = await browser.newContext()
  const desk = await context.newPage()
  await logIn(desk, phone, password)
  const row = bodyRows(desk).filter({ hasText: name })
  await expect(row).toBeVisible()
  await row.getByRole('link').first().click()
  await expect(desk.locator('#lead-name')).toHaveText(name)
  await expectAccessible(desk)
  await page.getByRole('link', { name: 'withdraw it' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Withdraw your consent')
  await expectAccessible(page)
  const gone = await watchRow(desk, name)
  const answers = listAnswers(desk)
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: /^Withdraw/ }).click()
  expect((await answered).status()).toBe(303)
  const answeredAt = Date.now()
  const goneAt = await gone()
  const took = `${goneAt - answeredAt} ms from the answer of the withdrawal to a desk without the row`
  process.stdout.write(`\n${took}\n`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your consent is withdrawn')
  await expectAccessible(page)
  await expect(row).toHaveCount(0)
  await expect(desk.getByText('Whoever sent this withdrew')).toBeVisible()
  await expect(desk.getByText(name)).toHaveCount(0)
  // Its own news told the desk to ask, beside which it may have been asking already; nothing that it was answered after the withdrawal had the person.
  const asked = answers.filter(({ askedAt }) => askedAt > answeredAt)
  expect(answers).not.toEqual([])
  expect(asked.filter(({ askedAt }) => askedAt < goneAt).length).toBeLessThanOrEqual(2)
  expect((await Promise.all(asked.map(({ text }) => text))).join()).not.toContain(name)
  await searchField(desk).fill(name)
  await expect(desk.getByText('No leads found.')).toBeVisible()
  await context.close()
})

test(
  'an owner closes a person who called, and the record says so without a name',
  { tag: '@whole' },
  async ({ page }) => {
    const name = `Kamala ${Date.now()}`
    await sendEnquiry(page.request, { name, phone: '9700000162', message: 'Please call' })
    await logIn(page, phone, password)
    await bodyRows(page).filter({ hasText: name }).getByRole('link').first().click()
    await hydrated(page)
    await page.getByText('Close this person').click()
    await page.getByRole('button', { name: 'They withdrew: close and seal' }).click()
    await expect(page.getByText('Closed and sealed.')).toBeVisible()
    await expect(bodyRows(page).filter({ hasText: name })).toHaveCount(0)
    await page.goto('/dashboard/accounts')
    await expect(page.getByText('closed and sealed a person who withdrew: 1 lead')).toBeVisible()
  },
)
