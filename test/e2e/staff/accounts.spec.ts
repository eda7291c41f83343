import type { Page } from '@playwright/test'

import { accountTexts } from '#app/strings/en/accounts.ts'
import { exportTexts } from '#app/strings/en/export.ts'
import { navTexts } from '#app/strings/en/nav.ts'
import { ownTexts } from '#app/strings/en/own-account.ts'
import { codeTexts } from '#app/strings/en/sign-in-code.ts'
import { signInTexts } from '#app/strings/en/sign-in.ts'
import { menuLink, openLeads } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { connectTo } from '#test/helpers/site/site.ts'
import { secretOf, shownCode } from '#test/staff/totp-code.ts'

const owner = '9876501290'
const agent = '9876501291'
const password = 'seven quiet lanterns'

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  await addStaff(owner, 'Rukmini Rao', password)
  await addStaff(agent, 'Meher Irani', password, 'agent')
})

test(
  'an owner sets what an agent sees, and ends their session',
  { tag: '@gate' },
  async ({ page, browser }) => {
    const theirs = await browser.newPage()
    await openLeads(theirs, agent)
    await openLeads(page, owner)
    await (await menuLink(page, navTexts.accounts)).click()
    await page.getByRole('link', { name: 'Meher Irani' }).click()
    const panel = page.getByRole('complementary')
    await panel.getByLabel(accountTexts.access.own).check()
    await panel.getByLabel(accountTexts.access.export).uncheck()
    await panel.getByRole('button', { name: accountTexts.access.save }).click()
    await expect(
      page.locator('.done-bar').filter({ hasText: accountTexts.done['access-changed'] }),
    ).toBeVisible()
    await expect(page.getByRole('row', { name: /Meher Irani/ })).toContainText(
      accountTexts.leadScope.own,
    )
    await expectAccessible(page)
    await theirs.reload()
    await expect(theirs.getByRole('button', { name: exportTexts.export })).toHaveCount(0)
    await panel.getByRole('button', { name: new RegExp(`^${accountTexts.sessions.end}`) }).click()
    await expect(panel).toContainText(accountTexts.sessions.none)
    await expect(page.getByText('Rukmini Rao ended 1 session of Meher Irani')).toBeVisible()
    await theirs.reload()
    await expect(theirs).toHaveURL('/admin')
    await theirs.close()
  },
)

test(
  'who was given a password chooses one of their own before the dashboard opens',
  { tag: '@gate' },
  async ({ page, browser }) => {
    const [phone, given, own] = ['9876501292', 'four kind harbours', 'nine slow rivers']
    await addStaff(phone, 'Dev Kulkarni', given, 'agent')
    await giveTemporary(phone)
    await openLeads(page, owner)
    await (await menuLink(page, navTexts.accounts)).click()
    await page.getByRole('link', { name: 'Dev Kulkarni' }).click()
    await expect(page.getByText(accountTexts.password.isTemporary)).toBeVisible()

    const context = await browser.newContext()
    const theirs = await context.newPage()
    await theirs.goto('/admin')
    await hydrated(theirs)
    await giveCredentials(theirs, phone, given)
    await expect(theirs).toHaveURL('/dashboard/account')
    await expect(theirs.getByRole('navigation')).toHaveCount(0)
    await expectAccessible(theirs)
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await theirs.setViewportSize({ width, height })
      await expect(theirs.getByRole('button', { name: navTexts.signOut })).toBeVisible()
    }
    await theirs.goto('/dashboard/follow-ups')
    await expect(theirs).toHaveURL('/dashboard/account?returnTo=%2Fdashboard%2Ffollow-ups')
    await hydrated(theirs)
    await choose(theirs, given, given)
    await expect(theirs.getByText(ownTexts.password.same)).toBeVisible()
    await choose(theirs, given, own)
    await expect(theirs).toHaveURL('/dashboard/follow-ups')
    await expect(theirs.getByRole('navigation', { name: navTexts.menu })).toBeVisible()
    await context.close()
    await page.reload()
    await expect(page.getByText(accountTexts.password.isTemporary)).toHaveCount(0)

    await giveTemporary(phone)
    const plain = await browser.newPage({ javaScriptEnabled: false })
    await plain.goto('/admin')
    await giveCredentials(plain, phone, own)
    await expect(plain).toHaveURL('/dashboard/account')
    await choose(plain, own, given)
    await expect(plain).toHaveURL('/dashboard')
    await plain.close()
  },
)

test(
  'two-step verification is set up, and asked for after the password',
  { tag: '@gate' },
  async ({ page, browser }) => {
    await openLeads(page, owner)
    await page.getByRole('link', { name: 'Rukmini Rao' }).click()
    await page.getByRole('link', { name: ownTexts.twoStep.setUp }).click()
    await expect(page.getByRole('img', { name: ownTexts.setUp.picture })).toBeVisible()
    const secret = secretOf((await page.locator('.account-secret').textContent()) ?? '')
    await expectAccessible(page)
    await page.getByLabel(ownTexts.setUp.code).fill(await shownCode(secret))
    await page.getByLabel(ownTexts.setUp.password, { exact: true }).fill('not this one at all')
    await page.getByRole('button', { name: ownTexts.setUp.go }).click()
    await expect(page.getByText(ownTexts.password.wrong)).toBeVisible()
    await page.getByLabel(ownTexts.setUp.code).fill(await shownCode(secret))
    await page.getByLabel(ownTexts.setUp.password, { exact: true }).fill(password)
    await page.getByRole('button', { name: ownTexts.setUp.go }).click()
    await expect(page.getByRole('listitem')).toHaveCount(10)
    const recovery = (await page.getByRole('listitem').first().textContent()) ?? ''

    await page.goto('/admin')
    await hydrated(page)
    await giveCredentials(page)
    await expect(page).toHaveURL('/admin/code')
    await expectAccessible(page)
    await page.getByLabel(codeTexts.code, { exact: true }).fill(await nextCode(secret))
    await page.getByRole('button', { name: codeTexts.go, exact: true }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByText(signInTexts.success)).toBeVisible()

    const plain = await browser.newPage({ javaScriptEnabled: false })
    await plain.goto('/admin')
    await giveCredentials(plain)
    await plain.getByText(codeTexts.lost).click()
    await plain.getByLabel(codeTexts.recovery).fill(recovery)
    await plain.getByRole('button', { name: codeTexts.goRecovery }).click()
    await expect(plain).toHaveURL('/dashboard')
    await plain.close()
  },
)

async function choose(page: Page, old: string, fresh: string): Promise<void> {
  await page.getByLabel(ownTexts.password.old).fill(old)
  await page.getByLabel(ownTexts.password.fresh).fill(fresh)
  await page.getByRole('button', { name: ownTexts.password.save }).click()
}

async function giveCredentials(page: Page, phone = owner, secret = password): Promise<void> {
  await page.getByLabel(signInTexts.phone).fill(phone)
  await page.getByLabel(signInTexts.password).fill(secret)
  await page.getByRole('button', { name: signInTexts.go }).click()
}

/** As the command does for an account of another person. */
async function giveTemporary(phone: string): Promise<void> {
  const client = await connectTo(process.env['E2E_DATA'] ?? '')
  await client.query(
    'update staff_accounts set temporary_password_at = now() where user_id = (select id from staff_users where phone = $1)',
    [phone],
  )
  await client.end()
}

/** As when another half minute has begun: the code that is shown was used by no one. */
async function nextCode(secret: string): Promise<string> {
  const client = await connectTo(process.env['E2E_DATA'] ?? '')
  await client.query('update staff_two_step set last_step = 0')
  await client.end()
  return shownCode(secret)
}
