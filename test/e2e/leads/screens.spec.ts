import { dashboardScreens } from '#test/e2e/helpers/dashboard-screens.ts'
import { openLeads } from '#test/e2e/helpers/dashboard.ts'
import {
  coveredControls,
  excessWidth,
  overlappingTexts,
} from '#test/e2e/helpers/browser/geometry.ts'
import {
  addStaff,
  expect,
  expectAccessible,
  hydrated,
  runCommand,
  test,
} from '#test/e2e/helpers/page-test.ts'

const phone = '9876501311'
const password = 'seven quiet lanterns'
const PHONE = [390, 844] as const
const DESKTOP = [1440, 900] as const

const SIZES = [PHONE, DESKTOP]

test.describe.configure({ timeout: 240_000 })

test.beforeAll(async () => {
  await addStaff(phone, 'Screens Desk', password)
  runCommand(['cli/demo/add.ts'])
})
test.afterAll(() => runCommand(['cli/demo/clear.ts']))

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every screen of the dashboard can be read and reached in the ${colorScheme}, on a phone and on a desktop`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await openLeads(page, phone)
    for (const [path, open] of dashboardScreens) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path)
      await hydrated(page)
      await open?.(page)
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height })
        const what = `${path}${open ? ', opened,' : ''} at ${width}`
        await test.step(what, async () => {
          await expectAccessible(page)
          expect
            .soft(await excessWidth(page), `${what} is wider than the screen`)
            .toBeLessThanOrEqual(0)
          if (colorScheme === 'dark') return
          if (!(await page.locator('dialog[open]').count()))
            expect.soft(await coveredControls(page), `${what}: covered`).toEqual([])
          expect.soft(await overlappingTexts(page), `${what}: words on words`).toEqual([])
        })
      }
    }
  })
}
