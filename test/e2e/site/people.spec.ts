import { filePages } from '#app/pages/file-pages.ts'
import { publishTexts } from '#test/e2e/helpers/editor/publish-texts.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/journey.ts'
import { startSession } from '#test/e2e/helpers/people.ts'
import { withoutScript } from '#test/e2e/helpers/site.ts'

const OWNER = '9876501493'
const { about } = filePages
const PEOPLE = ['Meera', 'Anil', 'Asha', 'Ravi'].map((name) => ({
  name: `${name} Rao`,
  role: 'Relationship manager',
}))

test.describe.configure({ mode: 'serial', timeout: 90_000 })

test.beforeAll(() => addStaff(OWNER, 'Meera People', 'seven quiet lanterns', 'owner'))

test('without an entry no page names anyone', async ({ page }) => {
  await page.goto('/about')
  await expect(page.getByRole('heading', { name: 'People' })).toHaveCount(0)
})

test('an owner enters the people, and visitors find them where they ask', async ({ page }) => {
  await startSession(page, OWNER)
  await page.goto('/dashboard/pages/about')
  await hydrated(page)
  await publishTexts(page, 'about', { ...about, people: PEOPLE })
  await page.reload()
  await expect(page.frameLocator('.editor-preview iframe').locator('main')).toContainText(
    'Ravi Rao',
  )
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/about')
    await expect(page.locator('#people li')).toHaveCount(PEOPLE.length)
    await expectAccessible(page)
    await page.goto('/connect')
    await expect(page.locator('main .people li')).toHaveCount(PEOPLE.length)
    await expectAccessible(page)
    await page.goto('/lake-view-farms')
    await expect(page.locator('.enquiry .people li')).toHaveCount(3)
    await expect(page.getByRole('contentinfo')).toContainText('Ravi Rao, Relationship manager')
    await expectAccessible(page)
  }
})

test.describe('without script', () => {
  test.use(withoutScript)

  test('the people are in the page itself', async ({ page }) => {
    await page.goto('/about')
    await expect(page.locator('#people')).toContainText('Anil Rao')
  })

  test('the terms have no part that is still to write', async ({ page }) => {
    await page.goto('/terms')
    await expect(page.locator('.text-numbered > li')).toHaveCount(
      filePages.terms.sections.length - 1,
    )
    await expect(page.locator('main')).not.toContainText('To be completed')
  })
})

test('without entries no page names anyone again', async ({ page }) => {
  await startSession(page, OWNER)
  await page.goto('/dashboard/pages')
  await publishTexts(page, 'about', about)
  await page.goto('/connect')
  await expect(page.locator('.people')).toHaveCount(0)
})
