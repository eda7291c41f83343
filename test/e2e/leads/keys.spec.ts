import { accountTexts } from '#app/strings/en/accounts.ts'
import { queueTexts } from '#app/strings/en/follow-ups.ts'
import { listTexts } from '#app/strings/en/lead-list.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { leadTexts } from '#app/strings/en/lead.ts'
import { navTexts } from '#app/strings/en/nav.ts'
import { reportTexts } from '#app/strings/en/reports.ts'
import { signInTexts } from '#app/strings/en/sign-in.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'
import { tabTo } from '#test/e2e/helpers/browser/by-keys.ts'
import { openLeads, sendEnquiry, stayOnCall } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'

const phone = '9876501391'
const agent = '9876501392'
const password = 'seven quiet lanterns'

test.describe.configure({ timeout: 120_000 })

test.beforeAll(async ({ playwright, baseURL }) => {
  await addStaff(phone, 'Keys Alone', password)
  await addStaff(agent, 'Aasha of the Keys', password, 'agent')
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  for (const [at, name] of ['Keys Reached', 'Keys Wrote', 'Keys Tapped'].entries())
    await sendEnquiry(request, { name, phone: `980000039${at}`, message: 'Price?' })
  await request.dispose()
})

test(
  'the whole dashboard is worked with the keys alone, from the sign-in to the sign-out',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/admin')
    await hydrated(page)
    await tabTo(page, page.getByLabel(signInTexts.phone))
    await page.keyboard.type(phone)
    await page.keyboard.press('Tab')
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard')
    await hydrated(page)

    await tabTo(page, page.getByRole('link', { name: 'Keys Reached', exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Keys Reached', level: 2 })).toBeFocused()
    await page.keyboard.press('n')
    await page.keyboard.type('Wants a corner plot')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('“Wants a corner plot”')).toBeVisible()
    await page.keyboard.press('s')
    await tabTo(
      page,
      page.locator('.fact').first().getByRole('button', { name: leadTexts.status.negotiation }),
    )
    await page.keyboard.press('Enter')
    await expect(page.locator('.fact').first().locator('b')).toHaveText(
      leadTexts.status.negotiation,
    )
    await page.keyboard.press('f')
    await page.keyboard.press('Enter')
    await expect(page.locator('.fact').nth(2).locator('b')).not.toHaveText(leadTexts.nothing)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/dashboard')

    await page.keyboard.press('g')
    await page.keyboard.press('d')
    await expect(page).toHaveURL('/dashboard/follow-ups')
    await expect(page.getByRole('heading', { name: queueTexts.title, level: 1 })).toBeVisible()
    await page.keyboard.press('g')
    await page.keyboard.press('v')
    await expect(page).toHaveURL('/dashboard/visits')
    await expect(page.getByRole('link', { name: listTexts.today, exact: true })).toBeVisible()
    await page.keyboard.press('n')
    await expect(page.getByRole('heading', { name: visitsTexts.newVisit })).toBeFocused()
    await page.keyboard.press('Escape')
    await page.keyboard.press('g')
    await page.keyboard.press('i')
    await expect(page).toHaveURL(/^[^?]*\/dashboard\/reports/)
    await expect(page.getByRole('heading', { name: reportTexts.title, level: 1 })).toBeVisible()

    await tabTo(page, page.locator('.dashboard-more > summary'))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('link', { name: navTexts.accounts }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('link', { name: 'Aasha of the Keys' }))
    await page.keyboard.press('Enter')
    const panel = page.getByRole('complementary', { name: 'Aasha of the Keys' })
    await tabTo(page, panel.getByLabel(accountTexts.access.export))
    await page.keyboard.press('Space')
    await tabTo(page, panel.getByRole('button', { name: accountTexts.access.save }))
    await page.keyboard.press('Enter')
    const row = page.getByRole('row', { name: /Aasha of the Keys/ })
    // May neither export now nor, as before, edit.
    await expect(row.getByRole('cell', { name: 'no', exact: true })).toHaveCount(2)
    await page.keyboard.press('z')
    await expect(page.locator('.done-bar').getByText(panelTexts.undone)).toBeVisible()
    await expect(panel.getByLabel(accountTexts.access.export)).toBeChecked()

    await tabTo(page, page.getByRole('button', { name: navTexts.signOut }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin')
  },
)

test('where Hindi InScript types other letters, each key works at its place', async ({ page }) => {
  const pressAt = (...keys: [code: string, key: string][]) =>
    page.evaluate((pressed) => {
      for (const [code, key] of pressed) {
        const event = new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true })
        document.activeElement?.dispatchEvent(event)
      }
    }, keys)
  await openLeads(page, phone)
  await page.getByRole('link', { name: 'Keys Wrote', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Keys Wrote', level: 2 })).toBeFocused()
  await pressAt(['KeyN', 'ल'])
  await expect(page.getByLabel(panelTexts.note)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/dashboard')
  await pressAt(['KeyG', 'ु'], ['KeyV', 'न'])
  await expect(page.getByRole('link', { name: listTexts.today, exact: true })).toBeVisible()
  await pressAt(['KeyN', 'ल'])
  await expect(page.getByRole('heading', { name: visitsTexts.newVisit })).toBeFocused()
})

test('who wrote on WhatsApp is asked one thing when they are back, and says by key 4 when to call', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  await openLeads(page, phone)
  await page.getByRole('link', { name: 'Keys Wrote', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Keys Wrote', level: 2 })).toBeFocused()
  const noted = page.waitForResponse((answer) => answer.url().endsWith('/calls'))
  const chat = context.waitForEvent('page')
  await page.keyboard.press('w')
  expect((await noted).status()).toBe(204)
  const other = await chat
  await expect(other).toHaveURL('https://wa.me/919800000391')
  await other.close()
  await page.bringToFront()
  const question = page.locator('.outcome')
  await expect(question).toHaveAttribute('open', '')
  await expect(question.locator(':scope > summary')).toHaveText(panelTexts.callOutcome)
  await expectAccessible(page)
  await page.keyboard.press('4')
  const times = question.getByRole('group', { name: panelTexts.callBackAt })
  await expect(times.getByRole('button').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.done-bar').getByText(panelTexts.done)).toBeVisible()
  await expect(page.locator('.fact').nth(2).locator('b')).not.toHaveText(leadTexts.nothing)
  await expect(page.locator('.panel').getByText(panelTexts.did.whatsapp).first()).toBeVisible()
  await page.keyboard.press('z')
  await expect(page.locator('.done-bar').getByText(panelTexts.undone)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a tap on WhatsApp asks wherever in the dashboard its agent comes back to', async ({
    page,
    context,
  }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
    await stayOnCall(page)
    await openLeads(page, phone)
    await page.getByRole('link', { name: 'Keys Tapped', exact: true }).tap()
    await expect(page.getByRole('heading', { name: 'Keys Tapped', level: 2 })).toBeVisible()
    const chat = context.waitForEvent('page')
    await page.getByRole('link', { name: 'WhatsApp, Keys Tapped' }).tap()
    await (await chat).close()
    await page.bringToFront()
    await page.getByRole('link', { name: panelTexts.back }).tap()
    const notice = page.locator('.tried-notice')
    await expect(notice).toContainText(panelTexts.triedTo('whatsapp', 'Keys Tapped'))
    await expectAccessible(page)
    await notice.getByRole('link', { name: panelTexts.callOutcome }).tap()
    await page.locator('.outcome-next > summary').first().tap()
    await page.getByRole('textbox', { name: panelTexts.callNote }).fill('Asks for the plan')
    await expectAccessible(page)
    const details = page.getByRole('group', { name: panelTexts.remindMe.details })
    await details.getByRole('button').first().tap()
    await expect(page.locator('.done-bar').getByText(panelTexts.done)).toBeVisible()
    await expect(notice).toHaveCount(0)
  })
})
