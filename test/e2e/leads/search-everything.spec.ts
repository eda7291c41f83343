import { addLeadTexts } from '#app/strings/en/add-lead.ts'
import { listTexts } from '#app/strings/en/lead-list.ts'
import { ask } from '#test/e2e/helpers/ask.ts'
import { bodyRows, openLeads, searchField, sendEnquiry } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, expectAccessible, test } from '#test/e2e/helpers/page-test.ts'
import { withoutScript } from '#test/e2e/helpers/site.ts'
import { startSession } from '#test/e2e/helpers/people.ts'

const meher = { phone: '9876501801', name: 'Meher Finds' }
const sharma = { name: 'Kavita Sharma', phone: '9800001801' }
const QUERY = 'that Sharma from last week who wanted Colva'

test.beforeAll(() => addStaff(meher.phone, meher.name, 'seven quiet lanterns', 'agent'))

const forget = () => ask(`delete from leads where phone in ('9800001801', '9800001802')`)

test.beforeEach(async ({ page: { request } }) => {
  await forget()
  await sendEnquiry(request, { ...sharma, message: 'We are looking in Colva, near the beach.' })
  await sendEnquiry(request, {
    name: 'Rohit Sharma',
    phone: '9800001802',
    message: 'A flat in Colva?',
  })
  await ask(`update leads set created_at = date_trunc('week', now() at time zone 'Asia/Kolkata')
    at time zone 'Asia/Kolkata' - interval '2 days' where phone = '${sharma.phone}'`)
})

test.afterAll(forget)

test('that Sharma from last week who wanted Colva takes two taps and one query', async ({
  page,
}) => {
  await openLeads(page, meher.phone)
  await searchField(page).click()
  await searchField(page).pressSequentially(QUERY)
  await expect(bodyRows(page)).toHaveCount(1)
  const why = bodyRows(page).locator('.match-line')
  await expect(why).toContainText(`${listTexts.reasons.message} We are looking in Colva, near the`)
  await expect(why.locator('mark')).toHaveText(['Sharma', 'Colva', 'last week'])
  await expect(page.locator('.dashboard-count')).toContainText('1 lead')
  await expectAccessible(page)
  await page.getByRole('link', { name: sharma.name }).click()
  await expect(page.getByRole('heading', { name: sharma.name, level: 2 })).toBeVisible()
})

test('a search that finds nothing names the word, drops it, and becomes a lead', async ({
  page,
}) => {
  await openLeads(page, meher.phone)
  await searchField(page).fill('Kavita Zzyzx 9800001809')
  await expect(page.getByText(listTexts.noLeadHas(['Zzyzx', '9800001809']))).toBeVisible()
  await searchField(page).fill('Kavita Zzyzx')
  await expect(page.getByText(listTexts.noLeadHas(['Zzyzx']))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: listTexts.withoutWord('Zzyzx', '1') }).click()
  await expect(searchField(page)).toHaveValue('Kavita')
  await expect(bodyRows(page)).toHaveCount(1)
  await searchField(page).fill('Zzyzx Known 9800001809')
  await page.getByRole('link', { name: addLeadTexts.addSearched }).click()
  const form = page.locator('.add-lead')
  await expect(form.getByLabel(addLeadTexts.name, { exact: true })).toHaveValue('Zzyzx Known')
  await expect(form.getByLabel(addLeadTexts.phone, { exact: true })).toHaveValue('9800001809')
  expect(page.url()).not.toContain('Known')
})

test.describe('without script on a phone', () => {
  test.use({ ...withoutScript, viewport: { width: 390, height: 844 } })

  test('the search posts within its filter, and says why', async ({ page }) => {
    await startSession(page, meher.phone)
    await page.goto('/dashboard?status=new')
    await searchField(page).fill('colva sharma')
    await searchField(page).press('Enter')
    await expect(bodyRows(page)).toHaveCount(2)
    await expect(bodyRows(page).locator('.match-line mark')).toHaveText([
      'Sharma',
      'Colva',
      'Sharma',
      'Colva',
    ])
    await expect(page).toHaveURL('/dashboard?status=new')
  })

  test('a search without a match goes on without one of its words', async ({ page }) => {
    await startSession(page, meher.phone)
    await page.goto('/dashboard')
    await searchField(page).fill('kavita zzyzx')
    await searchField(page).press('Enter')
    await expect(page.getByText(listTexts.noLeadHas(['zzyzx']))).toBeVisible()
    await page.getByRole('button', { name: listTexts.withoutWord('zzyzx', '1') }).click()
    await expect(bodyRows(page)).toHaveCount(1)
    await expect(searchField(page)).toHaveValue('kavita')
  })
})
