import type { Page } from '@playwright/test'

import { healthTexts } from '#app/strings/en/health.ts'
import { listTexts } from '#app/strings/en/lead-list.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { privacyTexts } from '#app/strings/en/privacy.ts'
import { withdrawalTexts } from '#app/strings/en/privacy.ts'
import { pageTexts } from '#app/strings/en/pages.ts'
import { bodyRows, openLeads, searchField, sendEnquiry } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { withoutScript } from '#test/e2e/helpers/site.ts'
import { connectTo } from '#test/helpers/site/site.ts'

const phone = '9876501485'
const password = 'nine patient herons'

test.describe.configure({ mode: 'serial' })
test.beforeAll(() => addStaff(phone, 'Privacy Owner', password))

const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

test(
  'the notice and the rights stand in both languages, without script',
  { tag: '@gate' },
  async ({ browser }) => {
    const context = await browser.newContext(withoutScript)
    const page = await context.newPage()
    await page.goto('/connect')
    await page.getByRole('link', { name: /^privacy.notice$/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageTexts.notice)
    await expect(page.locator('[lang=hi]').getByText('निजता सूचना')).toBeVisible()
    await page.getByRole('link', { name: 'How to withdraw' }).click()
    await expect(page).toHaveURL('/privacy/rights#withdraw')
    await context.close()
  },
)

test('their pages are accessible on a phone and a computer', async ({ page }) => {
  test.slow()
  for (const viewport of screens) {
    await page.setViewportSize(viewport)
    for (const path of [
      '/privacy-notice',
      '/privacy/rights',
      `/privacy/withdraw/${'0'.repeat(32)}`,
      `/privacy/withdraw-all/${'0'.repeat(32)}`,
    ]) {
      await page.goto(path)
      await expectAccessible(page)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, path).toBeLessThanOrEqual(0)
    }
  }
})

async function enquireAs(page: Page, name: string, from: string): Promise<void> {
  await page.goto('/connect')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Phone', { exact: true }).fill(from)
  await page.getByLabel('Email').fill('vimala@example.com')
  await page.getByLabel('Message').fill('Price of a plot?')
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(page.getByText('Changed your mind?')).toBeVisible()
}

/** Has an open dashboard note when no row of it holds this name any more, by the clock of the machine. */
async function watchRow(dashboard: Page, name: string): Promise<() => Promise<number>> {
  await dashboard.evaluate((text) => {
    const isThere = () => document.querySelector('tbody')?.textContent?.includes(text)
    const { dataset } = document.documentElement
    new MutationObserver(() => {
      if (!isThere()) dataset['goneAt'] ??= String(Date.now())
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  }, name)
  const goneAt = () => dashboard.evaluate(() => Number(document.documentElement.dataset['goneAt']))
  return async () => {
    await expect.poll(goneAt).toBeGreaterThan(0)
    return goneAt()
  }
}

/** What the dashboard was answered of what is new in its list, with when it asked. */
function listAnswers(dashboard: Page): { askedAt: number; text: Promise<string> }[] {
  const answers: { askedAt: number; text: Promise<string> }[] = []
  dashboard.on('response', (response) => {
    if (!new URL(response.url()).searchParams.has('since')) return
    const text = response.text().catch(() => '')
    answers.push({ askedAt: response.request().timing().startTime, text })
  })
  return answers
}

test(
  'who withdraws by the link is gone from an open dashboard with the next answer it gets',
  { tag: '@gate' },
  async ({ page, browser }) => {
    const name = `Vimala ${Date.now()}`
    await enquireAs(page, name, '9700000161')
    const context = await browser.newContext()
    const dashboard = await context.newPage()
    await openLeads(dashboard, phone)
    const row = bodyRows(dashboard).filter({ hasText: name })
    await expect(row).toBeVisible()
    await row.getByRole('link').first().click()
    await expect(dashboard.locator('#lead-name')).toHaveText(name)
    await expectAccessible(dashboard)
    await page.getByRole('link', { name: 'Withdraw your consent' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Withdraw your consent')
    await expectAccessible(page)
    const gone = await watchRow(dashboard, name)
    const answers = listAnswers(dashboard)
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: /^Withdraw/ }).click()
    expect((await answered).status()).toBe(303)
    const answeredAt = Date.now()
    const goneAt = await gone()
    const took = `${goneAt - answeredAt} ms from the answer of the withdrawal to a dashboard without the row`
    process.stdout.write(`\n${took}\n`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your consent is withdrawn')
    await expectAccessible(page)
    await expect(row).toHaveCount(0)
    await expect(dashboard.getByText(panelTexts.consentWithdrawn)).toBeVisible()
    await expect(dashboard.getByText(name)).toHaveCount(0)
    // Its own event made the dashboard ask, which it may have been doing already; nothing that it was answered after the withdrawal had the person.
    const asked = answers.filter(({ askedAt }) => askedAt > answeredAt)
    expect(answers).not.toEqual([])
    expect(asked.filter(({ askedAt }) => askedAt < goneAt).length).toBeLessThanOrEqual(2)
    expect((await Promise.all(asked.map(({ text }) => text))).join()).not.toContain(name)
    await searchField(dashboard).fill(name)
    await expect(dashboard.getByText(listTexts.none)).toBeVisible()
    await context.close()
  },
)

test('an owner closes a person who called, and the audit log says so without a name', async ({
  page,
}) => {
  const name = `Kamala ${Date.now()}`
  await sendEnquiry(page.request, { name, phone: '9700000162', message: 'Please call' })
  await openLeads(page, phone)
  await bodyRows(page).filter({ hasText: name }).getByRole('link').first().click()
  await hydrated(page)
  await page.getByText(privacyTexts.open, { exact: true }).click()
  await page.getByRole('button', { name: privacyTexts.confirm }).click()
  await expect(page.getByText(privacyTexts.closed)).toBeVisible()
  await expect(bodyRows(page).filter({ hasText: name })).toHaveCount(0)
  await page.goto('/dashboard/team')
  await expect(page.getByText('withdrew consent for a customer and sealed 1 lead')).toBeVisible()
})

/** Has a link of an enquiry wait for an owner, as the sixth person within ten minutes would. */
async function haveWait(link: string): Promise<void> {
  const client = await connectTo(process.env['E2E_DATA'] ?? '')
  await client.query(
    `insert into withdrawal_requests (lead_ids, token_hash, way)
     select array[lead_id], translate(rtrim(encode(sha256(convert_to(token, 'UTF8')), 'base64'), '='), '+/', '-_'), 'link'
     from consents where token = $1`,
    [link.slice(-32)],
  )
  await client.end()
}

async function expectFits(page: Page): Promise<void> {
  for (const viewport of screens) {
    await page.setViewportSize(viewport)
    await expectAccessible(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  }
}

test('a stranger’s link closes their enquiry alone, and an owner decides, restores and says why', async ({
  page,
  browser,
}) => {
  test.slow()
  const from = '9700000163'
  const [own, foreign] = [`Usha ${Date.now()}`, `Stranger ${Date.now()}`]
  await sendEnquiry(page.request, { name: own, phone: from, message: 'Price?' })
  await enquireAs(page, foreign, from)
  await page.getByRole('link', { name: 'Withdraw your consent' }).click()
  await expect(page.getByText('This closes only this enquiry.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Close everything you sent us' })).toBeVisible()
  await expectFits(page)
  const link = page.url()
  await haveWait(link)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'We have received your withdrawal',
  )
  await expectFits(page)
  const plain = await browser.newContext(withoutScript)
  const asked = await plain.newPage()
  await asked.goto(link)
  await expect(asked.getByRole('heading', { level: 1 })).toHaveText(
    'We have received your withdrawal',
  )

  await openLeads(page, phone)
  await page.goto('/dashboard/health')
  await page.getByRole('link', { name: healthTexts.open.withdrawals }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(withdrawalTexts.title)
  await hydrated(page)
  await expectFits(page)
  await page.getByRole('button', { name: withdrawalTexts.reject }).click()
  await expect(page.getByText(withdrawalTexts.done.rejected)).toBeVisible()

  await asked.reload()
  await asked.getByRole('button', { name: /^Withdraw/ }).click()
  await expect(asked.getByRole('heading', { level: 1 })).toHaveText('Your consent is withdrawn')
  await plain.close()
  await page.goto(link)
  await expectFits(page)
  await page.goto('/dashboard')
  await expect(bodyRows(page).filter({ hasText: own })).toHaveCount(1)
  await expect(bodyRows(page).filter({ hasText: foreign })).toHaveCount(0)

  await page.goto('/dashboard/privacy')
  await hydrated(page)
  const first = page.locator('.withdrawal-restore').first()
  await first.locator('summary').click()
  await expectFits(page)
  await first.getByLabel(withdrawalTexts.reason).fill('A test of the owner')
  await first.getByRole('button', { name: withdrawalTexts.restore }).click()
  await expect(page.getByText(withdrawalTexts.done.restored)).toBeVisible()
  await page.goto('/dashboard')
  await expect(bodyRows(page).filter({ hasText: foreign })).toHaveCount(1)
  await page.goto('/dashboard/team')
  await expect(page.getByText('Reason: A test of the owner')).toBeVisible()
})
