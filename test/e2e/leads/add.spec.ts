import { addLeadTexts } from '#app/strings/en/add-lead.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { leadTexts } from '#app/strings/en/lead.ts'
import { bodyRows, openLeads, sendEnquiry } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, expectAccessible, test } from '#test/e2e/helpers/page-test.ts'
import { withoutScript } from '#test/e2e/helpers/site.ts'
import { startSession } from '#test/e2e/helpers/people.ts'

const asha = { phone: '9876501701', name: 'Asha Adds' }

test.beforeAll(() => addStaff(asha.phone, asha.name, 'seven quiet lanterns', 'agent'))

test(
  'N opens the form; name, phone and Enter add a lead that is open at once',
  { tag: '@gate' },
  async ({ page }) => {
    await openLeads(page, asha.phone)
    await page.keyboard.press('n')
    const form = page.locator('.add-lead')
    await expect(form).toBeVisible()
    await expectAccessible(page)
    await form.getByLabel(addLeadTexts.name, { exact: true }).fill('Walked In')
    await form.getByLabel(addLeadTexts.phone, { exact: true }).fill('9800001701')
    await expect(form.getByLabel(addLeadTexts.sources.call)).toBeChecked()
    await form.getByLabel(addLeadTexts.sources['walk-in']).check()
    await form.getByLabel(addLeadTexts.phone, { exact: true }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Walked In', level: 2 })).toBeVisible()
    const panel = page.locator('.panel')
    await expect(panel.getByText(addLeadTexts.consents['walk-in'])).toBeVisible()
    await expect(panel.locator('.panel-clock')).toHaveText(panelTexts.spokenFirst)
    await expect(panel.locator('.ledger')).toContainText(addLeadTexts.sources['walk-in'])
    await expect(panel.locator('.fact').first()).toContainText(leadTexts.status.contacted)
    await expect(panel.locator('.fact').nth(1)).toContainText(asha.name)
    await expect(bodyRows(page).filter({ hasText: 'Walked In' })).toHaveCount(1)
    await expectAccessible(page)
  },
)

test('a known phone shows its leads while it is typed, and a wrong one what to do', async ({
  page,
}) => {
  await sendEnquiry(page.request, {
    name: 'Known Already',
    phone: '9800001702',
    message: 'Price?',
  })
  await openLeads(page, asha.phone)
  await page.getByRole('link', { name: addLeadTexts.title }).click()
  const form = page.locator('.add-lead')
  await form.getByLabel(addLeadTexts.phone, { exact: true }).fill('98000')
  await form.getByRole('button', { name: addLeadTexts.save }).click()
  await expect(form.getByText(addLeadTexts.phoneWrong)).toBeVisible()
  await expect(form.getByText(addLeadTexts.nameMissing)).toBeVisible()
  await form.getByLabel(addLeadTexts.phone, { exact: true }).fill('+91 98000 01702')
  await expect(form.getByText(addLeadTexts.known)).toBeVisible()
  await expect(form.getByRole('link', { name: 'Known Already' })).toBeVisible()
  await expectAccessible(page)
})

test.describe('on a phone, without script', () => {
  test.use({ ...withoutScript, viewport: { width: 390, height: 844 } })

  test('a lead is added all the same, and what was typed stays after a mistake', async ({
    page,
  }) => {
    await startSession(page, asha.phone)
    await page.goto('/dashboard')
    await page.getByRole('link', { name: addLeadTexts.title }).click()
    await page.getByLabel(addLeadTexts.name, { exact: true }).fill('Told By Phone')
    await page.getByLabel(addLeadTexts.phone, { exact: true }).fill('123')
    await page.getByRole('button', { name: addLeadTexts.save }).click()
    await expect(page.getByText(addLeadTexts.phoneWrong).first()).toBeVisible()
    await expect(page.getByLabel(addLeadTexts.name, { exact: true })).toHaveValue('Told By Phone')
    await page.getByLabel(addLeadTexts.phone, { exact: true }).fill('9800001703')
    await page.getByRole('button', { name: addLeadTexts.save }).click()
    await expect(page.getByRole('heading', { name: 'Told By Phone' })).toBeVisible()
  })
})
