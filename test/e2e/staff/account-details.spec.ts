import { accountTexts } from '#app/strings/en/accounts.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { logIn } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'

const owner = '9876501295'
const agent = '9876501296'
const fresh = '9876501297'
const password = 'seven quiet lanterns'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

test.beforeAll(async () => {
  await addStaff(owner, 'Rukmini Details', password)
  await addStaff(agent, 'Mehr Irani', password, 'agent')
})

test('an owner mends a name and a phone by keys, which signs that person out, and takes it back', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext()
  const theirs = await context.newPage()
  await logIn(theirs, agent, password)
  await logIn(page, owner, password)
  await page.goto('/dashboard/team')
  await hydrated(page)
  await page.getByRole('link', { name: 'Mehr Irani' }).press('Enter')
  await page.getByRole('link', { name: accountTexts.details.link }).press('Enter')
  await expect(page.getByText(accountTexts.details.note)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(accountTexts.person.phone).fill(owner)
  await page.getByLabel(accountTexts.person.phone).press('Enter')
  await expect(page.getByText(accountTexts.person.exists('Rukmini Details'))).toBeVisible()
  await expect(page.getByLabel(accountTexts.person.phone)).toHaveValue(owner)
  await expectAccessible(page)
  await page.getByLabel(accountTexts.person.name).fill('Meher Irani')
  await page.getByLabel(accountTexts.person.phone).fill(`+91 ${fresh}`)
  await page.getByLabel(accountTexts.person.phone).press('Enter')
  const panel = page.getByRole('complementary', { name: 'Meher Irani' })
  await expect(panel).toContainText(fresh)
  await expect(panel).toContainText(accountTexts.sessions.none)
  await theirs.reload()
  await expect(theirs).toHaveURL('/admin')
  await logIn(theirs, fresh, password)
  await context.close()

  await page.keyboard.press('z')
  await expect(page.locator('.done-bar').getByText(panelTexts.undone)).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Mehr Irani' })).toContainText(agent)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  // In short what an owner does is taken back by keys, above.
  test('a suspension is taken back by the thumb from where it is said', async ({ page }) => {
    await logIn(page, owner, password)
    await page.goto('/dashboard/team')
    await hydrated(page)
    await page.getByRole('link', { name: 'Mehr Irani' }).tap()
    await page.getByText(accountTexts.suspension.open('Mehr Irani')).tap()
    await page.getByRole('button', { name: accountTexts.suspension.go }).tap()
    const said = page.locator('.done-bar').filter({ hasText: accountTexts.done.suspended })
    await expect(said).toBeInViewport()
    await expectAccessible(page)
    await page.getByRole('button', { name: new RegExp(`^${panelTexts.undo}`) }).tap()
    await expect(page.locator('.done-bar').getByText(panelTexts.undone)).toBeInViewport()
    await expect(page.getByText(accountTexts.suspension.open('Mehr Irani'))).toBeVisible()
  })
})
