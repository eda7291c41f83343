import { navTexts } from '#app/strings/en/nav.ts'
import { ask } from '#test/e2e/helpers/ask.ts'
import {
  bodyRows,
  openLeads,
  menuLink,
  searchField,
  sendEnquiry,
  stayOnCall,
} from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, hydrated, test } from '#test/e2e/helpers/page-test.ts'

const password = 'seven quiet lanterns'
const asha = { phone: '9876501483', name: 'Asha Search' }
const dev = { phone: '9876501484', name: 'Dev Search' }

test.beforeAll(async () => {
  for (const { phone, name } of [asha, dev]) await addStaff(phone, name, password, 'agent')
})

test('an agent finds an enquiry by the reference of its receipt', async ({ page }) => {
  const person = { name: 'Known Byreference', phone: '9800000393' }
  await sendEnquiry(page.request, { ...person, message: 'Price?' })
  await sendEnquiry(page.request, {
    name: 'Another Byreference',
    phone: '9800000394',
    message: 'Plan?',
  })
  await ask(`update leads set reference = 'K7M2QX' where phone = '${person.phone}'`)
  await stayOnCall(page)
  await openLeads(page, asha.phone)
  await searchField(page).fill('ref k7m2qx')
  await expect(bodyRows(page)).toHaveCount(1)
  await page.getByRole('link', { name: person.name }).click()
  await expect(page.locator('dd').filter({ hasText: 'K7M2QX' })).toBeVisible()
})

test('a search outlives whatever page of the dashboard is looked at between, and ends with who signs out', async ({
  page,
}) => {
  for (const [name, phone] of [
    ['Sought Person', '9800000391'],
    ['Another Person', '9800000392'],
  ] as const)
    await sendEnquiry(page.request, { name, phone, message: 'Price?' })
  await stayOnCall(page)
  await openLeads(page, asha.phone)
  await searchField(page).fill('sought p')
  await expect(bodyRows(page)).toHaveCount(1)

  await page.getByRole('link', { name: 'Sought Person' }).click()
  await expect(page.getByRole('heading', { name: 'Sought Person', level: 2 })).toBeVisible()
  await (await menuLink(page, new RegExp(`^${navTexts.due}`))).click()
  await expect(page).toHaveURL('/dashboard/follow-ups')
  await (await menuLink(page, navTexts.leads)).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(searchField(page)).toHaveValue('sought p')
  await expect(bodyRows(page)).toHaveCount(1)

  await page.reload()
  await hydrated(page)
  await expect(searchField(page)).toHaveValue('sought p')
  await expect(bodyRows(page)).toHaveCount(1)

  await searchField(page).fill('')
  await (await menuLink(page, new RegExp(`^${navTexts.due}`))).click()
  await expect(page).toHaveURL('/dashboard/follow-ups')
  await page.goBack()
  await expect(searchField(page)).toHaveValue('')
  await expect(page.getByRole('link', { name: 'Another Person' })).toBeVisible()

  await searchField(page).fill('980000039')
  await page.locator('tbody a[data-way="call"]').first().click()
  const stored = () => page.evaluate(() => JSON.stringify(sessionStorage))
  expect(await stored()).toContain('Another Person')
  await page.getByRole('button', { name: navTexts.signOut }).click()
  await expect(page).toHaveURL(/\/admin/)
  expect(await stored()).not.toContain('980000039')
  expect(await stored()).not.toContain('Another Person')
  await openLeads(page, dev.phone)
  await expect(searchField(page)).toHaveValue('')
})
