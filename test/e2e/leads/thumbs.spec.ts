import { dashboardScreens } from '#test/e2e/helpers/dashboard-screens.ts'
import { openLeads } from '#test/e2e/helpers/dashboard.ts'
import { smallControls } from '#test/e2e/helpers/browser/geometry.ts'
import { addStaff, expect, hydrated, runCommand, test } from '#test/e2e/helpers/page-test.ts'
import { inShort } from '#test/e2e/helpers/site.ts'

const phone = '9876501312'
const password = 'seven quiet lanterns'
/** What a thumb hits, in CSS pixels. */
const THUMB = 44

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
test.describe.configure({ timeout: 240_000 })

test.beforeAll(async () => {
  await addStaff(phone, 'Thumbs Desk', password)
  runCommand(['cli/demo/add.ts'])
})
test.afterAll(() => runCommand(['cli/demo/clear.ts']))

test('every control of every screen of the dashboard is as large as a thumb', async ({ page }) => {
  await openLeads(page, phone)
  for (const [path, open] of inShort(dashboardScreens, 16)) {
    await test.step(path, async () => {
      await page.goto(path)
      await hydrated(page)
      await open?.(page)
      // What is folded away is a control, too.
      await page.evaluate(() => {
        for (const box of document.querySelectorAll('main details, aside details'))
          box.toggleAttribute('open', true)
      })
      expect.soft(await smallControls(page, THUMB), path).toEqual([])
    })
  }
})
