import type { Page } from '@playwright/test'

import { accountTexts } from '#app/strings/en/accounts.ts'
import { joinTexts } from '#app/strings/en/join.ts'
import { navTexts } from '#app/strings/en/nav.ts'
import { linkTexts } from '#app/strings/en/password-links.ts'
import { passwordTexts } from '#app/strings/en/password.ts'
import { menuLink, openLeads } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'

const owner = '9876501298'
const chosen = 'eight loud lanterns'

test.describe.configure({ mode: 'serial' })

test.beforeAll(() => addStaff(owner, 'Anita Bose', 'seven quiet lanterns'))

async function openTeam(page: Page): Promise<void> {
  await openLeads(page, owner)
  await (await menuLink(page, navTexts.accounts)).click()
}

async function fillInvitation(page: Page, name: string, phone: string): Promise<void> {
  await page.getByLabel(accountTexts.person.name).fill(name)
  await page.getByLabel(accountTexts.person.phone).fill(phone)
}

async function choose(page: Page, password: string, again = password): Promise<void> {
  await page.getByLabel(joinTexts.password, { exact: true }).fill(password)
  await page.getByLabel(joinTexts.again).fill(again)
}

function linkOn(page: Page): Promise<string> {
  return page.getByLabel(linkTexts.address, { exact: true }).inputValue()
}

test(
  'an owner invites by keys, and who opens the link on a phone joins',
  { tag: '@gate' },
  async ({ page, browser }) => {
    await openTeam(page)
    await page.getByRole('link', { name: accountTexts.add }).press('Enter')
    await fillInvitation(page, 'Ira Joshi', '9876501299')
    await page.getByLabel(accountTexts.person.phone).press('Enter')
    await expect(page.getByRole('heading', { name: linkTexts.title('Ira Joshi') })).toBeVisible()
    await expectAccessible(page)
    const link = await linkOn(page)
    const chat = await page.getByRole('link', { name: linkTexts.whatsApp }).getAttribute('href')
    expect(chat).toContain(encodeURIComponent(link))
    await page.getByRole('button', { name: linkTexts.copy }).press('Enter')
    await expect(page.getByRole('main').getByText(/Link copied|could not copy/)).toBeVisible()
    await page.getByRole('link', { name: accountTexts.back }).click()
    await expect(page.getByRole('row', { name: /Ira Joshi/ })).toContainText(linkTexts.invited)

    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const theirs = await context.newPage()
    await theirs.goto(link)
    await expect(theirs.getByText(/Anita Bose invites you to the team of/)).toBeVisible()
    await expectAccessible(theirs)
    await theirs.getByRole('button', { name: passwordTexts.generate }).click()
    await expect(theirs.getByLabel(joinTexts.again)).toHaveValue(/^[a-z2-9]{4}(?:-[a-z2-9]{4}){3}$/)
    await choose(theirs, chosen, `${chosen} x`)
    await theirs.getByRole('button', { name: joinTexts.join }).click()
    await expect(theirs.getByText(joinTexts.differ)).toBeVisible()
    await expectAccessible(theirs)
    await choose(theirs, chosen)
    await theirs.getByLabel(joinTexts.again).press('Enter')
    await expect(theirs).toHaveURL('/dashboard')
    await theirs.goto(link)
    await expect(theirs.getByRole('heading', { name: joinTexts.gone })).toBeVisible()
    await expectAccessible(theirs)
    await context.close()
  },
)

test('without script an owner renews and cancels an invitation, and a member gets a new password', async ({
  page,
  browser,
}) => {
  await openTeam(page)
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const plain = await context.newPage()
  await plain.goto('/dashboard/team/new')
  await fillInvitation(plain, 'Nila Rao', '9876501288')
  await plain.getByRole('button', { name: accountTexts.person.go }).click()
  const first = await linkOn(plain)
  await plain.getByRole('link', { name: accountTexts.back }).click()
  await plain.getByRole('link', { name: 'Nila Rao' }).click()
  await plain.getByRole('button', { name: linkTexts.renew }).click()
  const second = await linkOn(plain)

  const stranger = await browser.newContext({ javaScriptEnabled: false })
  const theirs = await stranger.newPage()
  await theirs.goto(first)
  await expect(theirs.getByRole('heading', { name: joinTexts.gone })).toBeVisible()
  await theirs.goto(second)
  await choose(theirs, chosen)
  await theirs.getByRole('button', { name: joinTexts.join }).click()
  await expect(theirs).toHaveURL('/dashboard')

  await plain.getByRole('link', { name: accountTexts.back }).click()
  await plain.getByRole('link', { name: accountTexts.password.link }).click()
  await plain.getByRole('button', { name: accountTexts.password.go }).click()
  await theirs.goto(await linkOn(plain))
  await choose(theirs, 'nine slow rivers')
  await theirs.getByRole('button', { name: joinTexts.save }).click()
  await expect(theirs).toHaveURL('/dashboard')
  await stranger.close()

  await plain.goto('/dashboard/team/new')
  await fillInvitation(plain, 'Wrong Number', '9876501287')
  await plain.getByRole('button', { name: accountTexts.person.go }).click()
  await plain.getByRole('link', { name: accountTexts.back }).click()
  await plain.getByRole('link', { name: 'Wrong Number' }).click()
  await plain.getByRole('link', { name: linkTexts.cancelInvitation }).click()
  await plain.getByRole('button', { name: linkTexts.cancel.go }).click()
  await expect(plain).toHaveURL('/dashboard/team')
  await expect(plain.getByRole('link', { name: 'Wrong Number' })).toHaveCount(0)
  await context.close()

  await page.goto('/dashboard/team')
  await hydrated(page)
  await expectAccessible(page)
})
