import type { Page } from '@playwright/test'

import { settingLabels as labels } from '#app/strings/en/setting-fields.ts'
import { listTexts, mailServerTexts, saveBarTexts } from '#app/strings/en/setting-forms.ts'
import { settingsTexts as texts } from '#app/strings/en/settings.ts'
import { ask as inDatabase } from '#test/e2e/helpers/ask.ts'
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
    await page.getByRole('searchbox', { name: texts.find.label }).fill('data protection')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: labels.DATA_PROTECTION_BOARD }).click()
    await expect(page.getByLabel(labels.DATA_PROTECTION_BOARD)).toBeInViewport()
    await page.getByLabel(labels.DATA_PROTECTION_BOARD).fill('no address')
    await page.getByLabel(labels.GOVERNING_LAW).fill(law)
    await page.getByRole('button', { name: texts.save }).click()
    await expect(page.getByText(texts.faults)).toBeVisible()
    await page.getByRole('link', { name: labels.DATA_PROTECTION_BOARD }).click()
    await expect(page.getByLabel(labels.DATA_PROTECTION_BOARD)).toBeFocused()
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

test('the bar names what is not saved, and a discard leaves what is stored', async ({ page }) => {
  await openLeads(page, owner)
  await page.goto('/dashboard/settings/legal')
  const [terms, contact] = [labels.GOVERNING_LAW, labels.PRIVACY_CONTACT]
  await page.getByLabel(terms).fill('Not yet.')
  await expect(page.getByText(saveBarTexts.unsaved(terms))).toBeVisible()
  await page.getByLabel(contact).fill('Meera Rao')
  const both = page.getByText(saveBarTexts.unsaved(`${contact}, ${terms}`))
  await expect(both).toBeInViewport()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expectAccessible(page)
    const overflow = await page.evaluate(() => document.body.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  }
  await page.getByRole('link', { name: saveBarTexts.discard }).click()
  await expect(page.getByLabel(terms)).toHaveValue('')
  await expect(both).toHaveCount(0)
})

test('on a phone the list leads to a section, whose history is folded', async ({ page }) => {
  await openLeads(page, owner)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard/settings')
  await expectAccessible(page)
  await page.getByRole('link', { name: texts.sections.analytics }).click()
  await expect(page.getByRole('heading', { name: texts.sections.analytics })).toBeVisible()
  await expect(page.getByText(texts.noHistory)).toBeHidden()
  await page.getByText(texts.history, { exact: true }).click()
  await expect(page.getByText(texts.noHistory)).toBeVisible()
  await page.getByRole('link', { name: texts.back }).click()
  await expect(page.getByRole('heading', { name: texts.title })).toBeVisible()
})

const forgetMail = () => inDatabase("delete from setting_changes where section = 'notifications'")

/** Types a mail server and saves; the page is loaded again, because nothing of it may stay in the browser. */
async function saveServer(page: Page, port: string): Promise<void> {
  await page.goto('/dashboard/settings/notifications')
  await page.getByLabel(mailServerTexts.host).fill('mail.homes.test')
  await page.getByLabel(mailServerTexts.port).fill(port)
  await page.getByLabel(mailServerTexts.user).fill('desk@homes.test')
  await page.getByLabel(mailServerTexts.password, { exact: true }).fill('pa:ss@w/rd')
  await page.getByLabel(labels.MAIL_FROM).fill('desk@homes.test')
  await page.getByLabel(listTexts.value.MAIL_TO + listTexts.number(1)).fill('meera@homes.test')
  await page.getByLabel(texts.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: texts.save, exact: true }).click()
  await expect(page.getByText(texts.saved)).toBeVisible()
}

test('a mail server is its parts, its password never comes back, and it goes to no other server', async ({
  page,
}) => {
  await openLeads(page, owner)
  try {
    await saveServer(page, '587')
    await page.reload()
    await expect(page.getByLabel(mailServerTexts.host)).toHaveValue('mail.homes.test')
    await expect(page.getByLabel(mailServerTexts.port)).toHaveValue('587')
    await expect(page.getByLabel(mailServerTexts.user)).toHaveValue('desk@homes.test')
    await expect(page.getByLabel(mailServerTexts.password, { exact: true })).toHaveValue('')
    expect(await page.content()).not.toContain('pa:ss@w/rd')
    expect(await page.content()).not.toContain(encodeURIComponent('pa:ss@w/rd'))
    await page.getByLabel(mailServerTexts.host).fill('evil.test')
    await page.getByLabel(texts.password, { exact: true }).fill(password)
    await page.getByRole('button', { name: texts.save, exact: true }).click()
    await expect(page.getByRole('link', { name: mailServerTexts.wrong.password })).toBeVisible()
    await expect(page.getByLabel(mailServerTexts.host)).toHaveValue('evil.test')
    await expectAccessible(page)
  } finally {
    await forgetMail()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a mail server is saved, and an empty host removes it', async ({ page }) => {
    await startSession(page, owner)
    try {
      await saveServer(page, '')
      await expect(page.getByLabel(mailServerTexts.port)).toHaveValue('465')
      await page.getByLabel(mailServerTexts.host).fill('')
      await page.getByLabel(texts.password, { exact: true }).fill(password)
      await page.getByRole('button', { name: texts.save, exact: true }).click()
      await expect(page.getByText(texts.saved)).toBeVisible()
      await expect(page.getByLabel(mailServerTexts.host)).toHaveValue('')
      await expect(page.getByLabel(mailServerTexts.user)).toHaveValue('')
    } finally {
      await forgetMail()
    }
  })

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
