import type { Browser, Page } from '@playwright/test'

import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { leadTexts } from '#app/strings/en/lead.ts'
import { queueTexts } from '#app/strings/en/follow-ups.ts'
import { listTexts } from '#app/strings/en/lead-list.ts'
import { bodyRows, openLeads, sendEnquiry, stayOnCall } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'

const password = 'seven quiet lanterns'
const meera = { phone: '9876501301', name: 'Meera Work' }
const rohan = { phone: '9876501302', name: 'Rohan Work' }

test.describe.configure({ mode: 'serial', timeout: 90_000 })

test.beforeAll(async () => {
  for (const { phone, name } of [meera, rohan]) await addStaff(phone, name, password, 'agent')
})

async function openDashboard(browser: Browser, { phone }: typeof meera): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await stayOnCall(page)
  await openLeads(page, phone)
  await expect(page.getByText(listTexts.live, { exact: true })).toBeVisible()
  return page
}

async function openLead(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).first().click()
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
}

/** Says by keys that the person answered, with a note, and agrees to call again; the lead stays until then. */
async function agreeToCallAgain(page: Page): Promise<void> {
  const name = await page.locator('#lead-name').innerText()
  await page.keyboard.press('1')
  await expect(page.getByRole('textbox', { name: panelTexts.callNote })).toBeFocused()
  await page.keyboard.type('Likes the park side')
  await expect(page.locator('#lead-name')).toHaveText(name)
  const group = page.getByRole('group', { name: panelTexts.remindMe['call-again'] })
  await group.getByRole('button').first().press('Enter')
}

/** Assigns a lead by hand, no matter who had it: themselves, too. */
async function take(page: Page, lead: string, { name }: typeof meera): Promise<void> {
  await openLead(page, lead)
  const owner = page.locator('.fact').nth(1)
  // It may be assigned meanwhile.
  for (const who of [rohan.name, name])
    await expect(async () => {
      if ((await owner.locator('b').innerText()) === who) return
      await owner.locator('summary').click()
      await owner.getByRole('button', { name: who }).click({ timeout: 2000 })
      await expect(owner.locator('b')).toHaveText(who, { timeout: 3000 })
    }).toPass()
}

test('a lead that is handed over stands with who gets it at once, and its history says who gave it', async ({
  page: guest,
  browser,
}) => {
  const lead = 'Handed Over'
  await sendEnquiry(guest.request, {
    name: lead,
    phone: '9800000301',
    message: 'A plot in Jewar?',
  })
  const [one, other] = [await openDashboard(browser, meera), await openDashboard(browser, rohan)]
  await take(one, lead, meera)
  await other.goto('/dashboard?agent=me')
  await hydrated(other)
  await expect(other.getByText(listTexts.live, { exact: true })).toBeVisible()
  await expect(other.getByRole('link', { name: lead })).toHaveCount(0)
  await one.keyboard.press('a')
  const owner = one.locator('.fact').nth(1)
  await owner.getByRole('button', { name: rohan.name }).focus()
  await one.keyboard.press('Enter')
  await expect(owner.locator('b')).toHaveText(rohan.name)
  await expect(other.getByRole('link', { name: lead })).toBeVisible({ timeout: 3000 })
  // It may have come to Meera by turns, and gone to Rohan and back before.
  const given = one.locator('.panel').getByText(`assigned to ${meera.name} → ${rohan.name}`)
  await expect(given.first()).toBeVisible()
  await other.goto('/dashboard/follow-ups')
  await expect(other.locator('.follow-up-lead').filter({ hasText: lead })).toBeVisible()
  await one.context().close()
  await other.context().close()
})

test(
  'who called is asked how it went, after a reload too, and that sets what is next and the first contact',
  { tag: '@gate' },
  async ({ page: guest, browser }) => {
    const lead = 'Called Once'
    await sendEnquiry(guest.request, { name: lead, phone: '9800000302', message: 'Price?' })
    const dashboard = await openDashboard(browser, meera)
    await openLead(dashboard, lead)
    const noted = dashboard.waitForResponse((answer) => answer.url().endsWith('/calls'))
    await dashboard.keyboard.press('c')
    expect((await noted).status()).toBe(204)
    await dashboard.reload()
    await hydrated(dashboard)
    const question = dashboard.locator('.outcome')
    await expect(question).toHaveAttribute('open', '')
    await expectAccessible(dashboard)
    await dashboard.keyboard.press('2')
    await expect(dashboard.locator('.done-bar').getByText(panelTexts.done)).toBeVisible()
    await expect(question).not.toHaveAttribute('open', '')
    await expect(dashboard.locator('.fact').nth(2).locator('b')).not.toHaveText(leadTexts.nothing)
    const history = dashboard.locator('.panel')
    await expect(
      history.getByText(new RegExp(panelTexts.did['first-contact'])).first(),
    ).toBeVisible()
    await expect(history.getByText(new RegExp(panelTexts.did.call)).first()).toBeVisible()
    await dashboard.context().close()
  },
)

test('a call from the list asks as well, and a slip of the finger is forgotten', async ({
  page: guest,
  browser,
}) => {
  const lead = 'Called Listed'
  await sendEnquiry(guest.request, { name: lead, phone: '9800000303', message: 'Price?' })
  const dashboard = await openDashboard(browser, rohan)
  const row = bodyRows(dashboard).filter({ hasText: lead })
  const call = row.getByRole('link', { name: '9800000303' })
  const noted = dashboard.waitForResponse((answer) => answer.url().endsWith('/calls'))
  await call.click()
  expect((await noted).status()).toBe(204)
  const notice = dashboard.locator('.tried-notice')
  await expect(notice).toContainText(`You called ${lead}.`)
  await expectAccessible(dashboard)
  await notice.getByRole('button', { name: panelTexts.noCall }).click()
  await expect(notice).toHaveCount(0)
  await call.click()
  await notice.getByRole('link', { name: panelTexts.callOutcome }).click()
  await expect(dashboard.getByRole('heading', { name: lead, level: 2 })).toBeVisible()
  await expect(notice).toHaveCount(0)
  await expect(dashboard.locator('.outcome')).toHaveAttribute('open', '')
  await agreeToCallAgain(dashboard)
  await expect(dashboard.locator('.done-bar').getByText(panelTexts.done)).toBeVisible()
  await expect(dashboard.locator('.fact').nth(2).locator('b')).not.toHaveText(leadTexts.nothing)
  await expect(dashboard.locator('.panel').getByText('“Likes the park side”')).toBeVisible()
  await expect(bodyRows(dashboard).filter({ hasText: lead })).toContainText(
    leadTexts.status.contacted,
  )
  await dashboard.context().close()
})

test('what is due is worked through by keys, and by the thumb, and every act can be taken back', async ({
  page: guest,
  browser,
}) => {
  const leads = ['Due First', 'Due Second', 'Due Third']
  // The newest is called first.
  for (const [index, name] of leads.toReversed().entries())
    await sendEnquiry(guest.request, { name, phone: `980000031${index}`, message: 'Price?' })
  const dashboard = await openDashboard(browser, meera)
  for (const name of leads) {
    await take(dashboard, name, meera)
    await dashboard.keyboard.press('Escape')
    await expect(dashboard.locator('.panel')).toHaveCount(0)
  }
  await dashboard.keyboard.press('g')
  await dashboard.keyboard.press('d')
  await expect(dashboard).toHaveURL(/\/dashboard\/follow-ups$/)
  const due = dashboard.locator('.follow-up-lead')
  await expect(due.filter({ hasText: 'Due ' })).toHaveCount(3)
  const names = await due.filter({ hasText: 'Due ' }).locator('b').allInnerTexts()
  expect(names).toEqual(leads)
  await due.filter({ hasText: 'Due First' }).click()
  await expect(dashboard.getByRole('heading', { name: 'Due First', level: 2 })).toBeVisible()
  await dashboard.keyboard.press('j')
  await expect(dashboard.getByRole('heading', { name: 'Due Second', level: 2 })).toBeFocused()
  await dashboard.keyboard.press('k')
  await expect(dashboard.getByRole('heading', { name: 'Due First', level: 2 })).toBeFocused()
  await dashboard.locator('.outcome > summary').click()
  await agreeToCallAgain(dashboard)
  // Only now it goes on with the next person, and the one before is no longer due first.
  await expect(dashboard.getByRole('heading', { name: 'Due Second', level: 2 })).toBeVisible()
  await expect(due.filter({ hasText: 'Due First' }).getByText(queueTexts.firstCall)).toHaveCount(0)
  await dashboard.keyboard.press('z')
  await expect(dashboard.locator('.done-bar').getByText(panelTexts.undone)).toBeVisible()
  await expect(due.filter({ hasText: 'Due First' }).getByText(queueTexts.firstCall)).toHaveCount(1)

  await dashboard.setViewportSize({ width: 390, height: 844 })
  await dashboard.goto('/dashboard/follow-ups')
  await hydrated(dashboard)
  await due.filter({ hasText: 'Due Third' }).click()
  await dashboard.locator('.outcome > summary').click()
  await dashboard.getByRole('button', { name: new RegExp(leadTexts.outcome['no-answer']) }).click()
  await expect(dashboard.locator('.done-bar').getByText(/^Saved for/)).toBeVisible()
  await dashboard
    .locator('.done-bar')
    .getByRole('button', { name: new RegExp(panelTexts.undo) })
    .click()
  await expect(dashboard.locator('.done-bar').getByText(panelTexts.undone)).toBeVisible()
  // What was done long ago is taken back from the history.
  await dashboard.locator('.history-undo').first().click()
  await expect(dashboard.locator('.fact').nth(1).locator('b')).not.toHaveText(meera.name)
  await dashboard.context().close()
})

test('a wrong number is seen by everyone, and mail is offered first, until that is taken back', async ({
  page: guest,
  browser,
}) => {
  const lead = 'Misdialled Person'
  await sendEnquiry(guest.request, { name: lead, phone: '9800000304', message: 'Price?' })
  const [one, other] = [await openDashboard(browser, meera), await openDashboard(browser, rohan)]
  const row = bodyRows(other).filter({ hasText: lead })
  const ways = one.locator('.panel-contact a')
  await openLead(one, lead)
  await expect(ways.first()).toHaveText('9800000304')
  await one.locator('.outcome > summary').click()
  await one.keyboard.press('3')
  await expect(one.locator('.done-bar').getByText(panelTexts.done)).toBeVisible()
  await expect(one.locator('.panel-head')).toContainText(leadTexts.lostReason.number)
  await expect(ways).toHaveText([panelTexts.mail, '9800000304', panelTexts.whatsApp])
  await expect(row).toContainText(leadTexts.lostReason.number, { timeout: 3000 })
  await expect(row.locator('.contact-links a')).toHaveText(['person@example.com', '9800000304'])
  await expectAccessible(one)
  await other.setViewportSize({ width: 390, height: 844 })
  await expect(row.locator('.contact-links a').first()).toBeVisible()
  await expectAccessible(other)
  await one.keyboard.press('z')
  await expect(one.locator('.done-bar').getByText(panelTexts.undone)).toBeVisible()
  await expect(one.locator('.panel-head')).not.toContainText(leadTexts.lostReason.number)
  await expect(row).not.toContainText(leadTexts.lostReason.number, { timeout: 3000 })
  await one.context().close()
  await other.context().close()
})
