import type { BrowserContext, Page } from '@playwright/test'

import { projectTexts } from '#app/strings/en/projects.ts'
import { navTexts } from '#app/strings/en/nav.ts'
import { projectFieldTexts } from '#app/strings/en/project-fields.ts'
import { openLeads } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, expectAccessible, test } from '#test/e2e/helpers/page-test.ts'

const { fields } = projectFieldTexts

const phone = '9876501461'
const other = '9876501462'
const password = 'seven quiet lanterns'
/** No other journey opens its editor. */
const PROJECT = '/dashboard/projects/12'

test.describe.configure({ mode: 'serial', timeout: 90_000 })

test.beforeAll(async () => {
  await addStaff(phone, 'Meera of Two Tabs', password)
  await addStaff(other, 'Asha of One Tab', password)
})

/** How the bar of an open editor begins to speak of its draft. */
const OPEN = /No changes since publishing|Draft/
const bar = (page: Page) => page.locator('.editor-header')
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true }).first()
const box = (page: Page) => page.getByRole('alert').filter({ has: page.locator('#conflict-title') })

/** The editor in a tab from which nothing reaches the server. */
async function cutOff(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  // What a page sends as it is closed goes past a route.
  await page.addInitScript(() => {
    const reached = window.fetch.bind(window)
    window.fetch = (asked, init) => {
      const isDraft = typeof asked === 'string' && asked.endsWith('/draft')
      const isAway = isDraft && document.title !== 'Back'
      return isAway ? Promise.reject(new TypeError('away')) : reached(asked, init)
    }
  })
  await page.goto(PROJECT)
  await expect(bar(page)).toContainText(OPEN)
  return page
}

test('two tabs of one browser that lose the server and are closed lose nothing of what was typed in either', async ({
  page,
  context,
}) => {
  await openLeads(page, phone)
  const [one, two] = [await cutOff(context), await cutOff(context)]
  await field(one, fields.summary).fill('Typed in the first of two tabs.')
  await expect(bar(one)).toContainText(projectTexts.notSaved)
  await field(two, fields.location).fill('Noida, typed in the second')
  await expect(bar(two)).toContainText(projectTexts.notSaved)
  await one.close()
  await two.close()
  await page.goto(PROJECT)
  await expect(field(page, fields.summary)).toHaveValue('Typed in the first of two tabs.')
  await expect(box(page)).toContainText(projectTexts.ownConflict.heading)
  await expect(field(page, fields.location)).toHaveValue('Noida, typed in the second')
  await box(page).getByRole('button', { name: projectTexts.keepBoth }).click()
  await expect(bar(page)).toContainText('Saved')
  await page.reload()
  await expect(field(page, fields.summary)).toHaveValue('Typed in the first of two tabs.')
  await expect(field(page, fields.location)).toHaveValue('Noida, typed in the second')
  await expect(box(page)).toBeHidden()
})

test('what one of two living tabs has not saved is not taken by the other', async ({
  page,
  context,
}) => {
  await openLeads(page, phone)
  const away = await cutOff(context)
  await field(away, fields.summary).fill('Typed where the server is away.')
  await expect(bar(away)).toContainText(projectTexts.notSaved)
  await page.goto(PROJECT)
  await expect(bar(page)).toContainText(OPEN)
  await field(page, fields.location).fill('Noida, saved next to it')
  await expect(bar(page)).toContainText('Saved')
  await expect(field(page, fields.summary)).toHaveValue('Typed in the first of two tabs.')
  await away.evaluate(() => {
    document.title = 'Back'
    window.dispatchEvent(new Event('online'))
  })
  await box(away).getByRole('button', { name: projectTexts.keepBoth }).click()
  await expect(bar(away)).toContainText('Saved')
  await expect(field(away, fields.location)).toHaveValue('Noida, saved next to it')
})

test('a choice that waits is offered again after a reload, and says who changed what', async ({
  page,
  browser,
}) => {
  const apart = await browser.newContext()
  const second = await apart.newPage()
  await openLeads(page, phone)
  await openLeads(second, other)
  await page.goto(PROJECT)
  await second.goto(PROJECT)
  await field(page, fields.location).fill('Noida, by Meera')
  await expect(bar(page)).toContainText('Saved')
  await field(second, fields.name).fill('SKA Court')
  await expect(box(second)).toContainText(projectTexts.conflict('Meera of Two Tabs'))
  await expect(bar(second)).toContainText(projectTexts.chooseFirst)
  await second.reload()
  await expect(field(second, fields.name)).toHaveValue('SKA Court')
  const rows = box(second).getByRole('row')
  await expect(rows.filter({ hasText: 'Noida, by Meera' })).toContainText('(no change)')
  await expect(rows.filter({ hasText: 'SKA Court' })).toContainText('(no change)')
  const preview = second.frameLocator('.editor-preview iframe')
  await expect(preview.getByText('SKA Court').first()).toBeVisible()
  await expectAccessible(second)
  await box(second).getByRole('button', { name: projectTexts.keepBoth }).click()
  await expect(bar(second)).toContainText('Saved')
  await second.reload()
  await expect(field(second, fields.name)).toHaveValue('SKA Court')
  await expect(field(second, fields.location)).toHaveValue('Noida, by Meera')
  await apart.close()
})

test('a draft beyond what a page that is left may send is saved, and one beyond the bound says so', async ({
  page,
}) => {
  await openLeads(page, phone)
  await page.goto(PROJECT)
  await field(page, fields.summary).fill('ल'.repeat(15_000))
  await expect(bar(page)).toContainText('Saved')
  await field(page, fields.summary).fill('ल'.repeat(30_000))
  await expect(bar(page)).toContainText(projectTexts.tooLong)
  await field(page, fields.summary).fill('Short again.')
  await expect(bar(page)).toContainText('Saved')
})

test('who signs in next on a device goes on with nothing of what another has typed there', async ({
  page,
  context,
}) => {
  await openLeads(page, phone)
  const away = await cutOff(context)
  await field(away, fields.summary).fill('Typed by Meera alone.')
  await expect(bar(away)).toContainText(projectTexts.notSaved)
  await away.close()
  await page.getByRole('button', { name: navTexts.signOut }).first().click()
  await expect(page).toHaveURL('/admin')
  await openLeads(page, other)
  await page.goto(PROJECT)
  await expect(field(page, fields.summary)).toHaveValue('Short again.')
  await expect(bar(page)).not.toContainText('is back')
})

test('a device without room does not say that it keeps what is typed, and offers nothing older later', async ({
  page,
  context,
}) => {
  await openLeads(page, phone)
  const away = await cutOff(context)
  await field(away, fields.location).fill('Noida, kept')
  await expect(bar(away)).toContainText(projectTexts.notSaved)
  await away.evaluate(() => {
    localStorage.setItem('full', '')
    for (let size = 2 ** 22; size >= 1; size /= 2)
      try {
        localStorage.setItem('full', (localStorage.getItem('full') ?? '') + 'x'.repeat(size))
      } catch {
        continue
      }
  })
  await field(away, fields.location).fill('Noida, typed where there is no room for it')
  await expect(bar(away)).toContainText(projectTexts.notSavedAnywhere)
  await away.evaluate(() => {
    document.title = 'Back'
    window.dispatchEvent(new Event('online'))
  })
  await expect(bar(away)).toContainText('Saved')
  await away.reload()
  await expect(field(away, fields.location)).toHaveValue(
    'Noida, typed where there is no room for it',
  )
  await expect(box(away)).toBeHidden()
  await away.evaluate(() => localStorage.removeItem('full'))
})
