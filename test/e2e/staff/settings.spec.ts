import { settingLabels as labels } from '#app/strings/en/setting-fields.ts'
import { settingsTexts as texts } from '#app/strings/en/settings.ts'
import { menuLink, openLeads } from '#test/e2e/helpers/dashboard.ts'
import { startSession } from '#test/e2e/helpers/people.ts'
import { addStaff, expect, expectAccessible, test } from '#test/e2e/helpers/page-test.ts'

const owner = '9876501790'
const other = '9876501791'
const password = 'seven quiet lanterns'
const law = 'The courts of Gautam Buddha Nagar have jurisdiction.'

test.beforeAll(async () => {
  await addStaff(owner, 'Rukmini Rao', password)
  await addStaff(other, 'Meher Irani', password)
})

test(
  'an owner sets the law of the terms, and takes it back',
  { tag: '@gate' },
  async ({ page, browser }) => {
    await openLeads(page, owner)
    await (await menuLink(page, texts.title)).click()
    await expectAccessible(page)
    await page.getByRole('link', { name: texts.sections.legal }).click()
    await page.getByLabel(labels.DATA_PROTECTION_BOARD).fill('no address')
    await page.getByLabel(labels.GOVERNING_LAW).fill(law)
    await page.getByRole('button', { name: texts.save }).click()
    await expect(page.getByText(texts.faults)).toBeVisible()
    await expect(page.getByLabel(labels.GOVERNING_LAW)).toHaveValue(law)
    await expectAccessible(page)
    await page.getByLabel(labels.DATA_PROTECTION_BOARD).fill('')
    await page.getByRole('button', { name: texts.save }).click()
    await expect(page.getByText(texts.saved)).toBeVisible()
    const visitor = await browser.newPage()
    await visitor.goto('/terms')
    await expect(visitor.getByText(law)).toBeVisible()
    await page
      .getByRole('button', { name: new RegExp(`^${texts.revertOf('')}`) })
      .first()
      .click()
    await expect(page.getByText(texts.reverted)).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByText(law)).toHaveCount(0)
  },
)

test('the header has the new name of the business at once', async ({ page }) => {
  await openLeads(page, owner)
  const header = page.getByRole('banner')
  const before = await header.getByRole('link').first().innerText()
  await (await menuLink(page, texts.title)).click()
  await page.getByRole('link', { name: texts.sections.business }).click()
  await page.getByLabel(labels.BRAND).fill('Sharma Homes')
  await page.getByRole('button', { name: texts.save }).click()
  await expect(page.getByText(texts.saved)).toBeVisible()
  await expect(header.getByRole('link', { name: 'Sharma Homes' })).toBeVisible()
  await page
    .getByRole('button', { name: new RegExp(`^${texts.revertOf('')}`) })
    .first()
    .click()
  await expect(page.getByText(texts.reverted)).toBeVisible()
  await expect(header.getByRole('link', { name: before })).toBeVisible()
})

test('two owners at one setting are asked, and nothing typed is lost', async ({
  page,
  browser,
}) => {
  const theirs = await browser.newPage()
  await openLeads(page, owner)
  await openLeads(theirs, other)
  for (const each of [page, theirs]) await each.goto('/dashboard/settings/security')
  const contact = labels.SECURITY_CONTACT
  await page.getByLabel(contact).fill('first@homes.test')
  await theirs.getByLabel(contact).fill('second@homes.test')
  await page.getByRole('button', { name: texts.save }).click()
  await expect(page.getByText(texts.needsPassword)).toBeVisible()
  await expect(page.getByLabel(contact)).toHaveValue('first@homes.test')
  for (const each of [page, theirs]) await each.getByLabel(texts.password).fill(password)
  await page.getByRole('button', { name: texts.save }).click()
  await expect(page.getByText(texts.saved)).toBeVisible()
  await theirs.getByRole('button', { name: texts.save }).click()
  await expect(theirs.getByText(texts.conflicts)).toBeVisible()
  await expect(theirs.locator('#SECURITY_CONTACT-error')).toContainText('first@homes.test')
  await expect(theirs.getByLabel(contact)).toHaveValue('second@homes.test')
  await theirs.getByLabel(texts.password).fill(password)
  await theirs.getByRole('button', { name: texts.save }).click()
  await expect(theirs.getByText(texts.saved)).toBeVisible()
  await theirs.goto('/.well-known/security.txt')
  await expect(theirs.getByText('mailto:second@homes.test')).toBeVisible()
  await theirs.goto('/dashboard/settings/security')
  await theirs.getByLabel(contact).fill('')
  await theirs.getByLabel(texts.password).fill(password)
  await theirs.getByRole('button', { name: texts.save }).click()
  await expect(theirs.getByText(texts.saved)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an owner saves a section', async ({ page }) => {
    await startSession(page, owner)
    await page.goto('/dashboard/settings/projects')
    await page.getByLabel(labels.FACTS_MAX_AGE_DAYS).fill('60')
    await page.getByRole('button', { name: texts.save }).click()
    await expect(page.getByText(texts.saved)).toBeVisible()
    await expect(page.getByLabel(labels.FACTS_MAX_AGE_DAYS)).toHaveValue('60')
    await page
      .getByRole('button', { name: new RegExp(`^${texts.revertOf('')}`) })
      .first()
      .click()
    await expect(page.getByText(texts.reverted)).toBeVisible()
  })
})
