import type { Page } from '@playwright/test'

import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { leadTexts } from '#app/strings/en/lead.ts'
import { openLeads, sendEnquiry } from '#test/e2e/helpers/dashboard.ts'
import { fill, open, send, thanks, toast } from '#test/e2e/helpers/enquiries/enquiry-form.ts'
import { addStaff, expect, hydrated, test } from '#test/e2e/helpers/page-test.ts'

const phone = '9876509212'
const password = 'seven quiet lanterns'
const NAME = 'Heard Person'

test.describe.configure({ timeout: 120_000 })

test.beforeAll(async ({ playwright, baseURL }) => {
  await addStaff(phone, 'Heard Desk', password)
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await sendEnquiry(request, { name: NAME, phone: '9700000621', message: 'Price?' })
  await request.dispose()
})

/** Notes from now on what the standing regions are given to say, and that they were empty. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const regions = [...document.querySelectorAll('[aria-live][id^="live-"]')]
    if (regions.length !== 2) throw new Error('The regions do not stand there.')
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const { textContent } of addedNodes)
          document.body.dataset['said'] = `${document.body.dataset['said'] ?? ''}${textContent}\n`
    })
    for (const region of regions) observer.observe(region, { childList: true })
  })
  return () =>
    page.evaluate(() =>
      (document.body.dataset['said'] ?? '').split('\n').filter((text) => text !== ''),
    )
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName)

test('the thanks for an enquiry come into a region that stood there, and the focus stays', async ({
  page,
}) => {
  await open(page)
  const said = await listen(page)
  expect(await said()).toEqual([])
  await fill(page)
  await send(page).click()
  await expect(toast(page, thanks)).toBeVisible()
  await expect.poll(said).toEqual([expect.stringContaining(thanks)])
  expect(await focused(page)).not.toBe('BODY')
})

test('every act on a lead is announced, the same words too, and leaves the focus where it was', async ({
  page,
}) => {
  await openLeads(page, phone)
  await page.getByRole('link', { name: NAME, exact: true }).click()
  await expect(page.getByRole('heading', { name: NAME, level: 2 })).toBeVisible()
  const said = await listen(page)
  const saved = async (times: number) =>
    expect
      .poll(async () => (await said()).filter((text) => text === panelTexts.done).length)
      .toBe(times)
  const expectFocus = () => expect.poll(() => focused(page)).not.toBe('BODY')
  await page.getByLabel(panelTexts.note).fill('Called once')
  await page.getByRole('button', { name: panelTexts.addNote, exact: true }).last().click()
  await saved(1)
  await expectFocus()
  await page.getByLabel(panelTexts.note).fill('Called twice')
  await page.getByRole('button', { name: panelTexts.addNote, exact: true }).last().click()
  await saved(2)
  await expectFocus()
  await page.locator('.outcome > summary').click()
  await page.getByRole('button', { name: leadTexts.outcome['no-answer'] }).click()
  await saved(3)
  await expectFocus()
  const [status, , followUp] = await page.locator('.fact').all()
  await status?.locator('summary').click()
  await status?.getByRole('button', { name: leadTexts.status.negotiation }).click()
  await saved(4)
  await expect(status?.locator('summary') ?? page.locator('never')).toBeFocused()
  await followUp?.locator('summary').click()
  // The first one may be when a call that was not answered is tried again anyhow.
  await followUp?.locator('.choice').nth(1).click()
  await saved(5)
  await expect(followUp?.locator('summary') ?? page.locator('never')).toBeFocused()
  await page.getByRole('button', { name: panelTexts.undo }).first().click()
  await expect.poll(said).toContain(panelTexts.undone)
  await expect(page.locator('.done-bar')).toBeFocused()
})

test('a note that is refused twice is announced twice', async ({ page }) => {
  await openLeads(page, phone)
  await page.getByRole('link', { name: NAME, exact: true }).click()
  const note = page.getByLabel(panelTexts.note)
  await note.fill('x'.repeat(4001))
  const add = page.getByRole('button', { name: panelTexts.addNote, exact: true }).last()
  await add.click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(panelTexts.noteLong)
  await alert.evaluate((element) => element.setAttribute('data-first', ''))
  await add.click()
  await expect(alert).toContainText(panelTexts.noteLong)
  await expect(alert).not.toHaveAttribute('data-first')
  await note.fill('')
  await page.reload()
  await hydrated(page)
})
