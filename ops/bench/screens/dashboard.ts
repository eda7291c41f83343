import type { Page } from '@playwright/test'

import { dashboardScreens } from '#test/e2e/helpers/dashboard-screens.ts'
import { logIn } from '#test/e2e/helpers/dashboard.ts'
import { setHours } from '#test/e2e/helpers/editor/editor-hours.ts'
import { editorScreens } from '#test/e2e/helpers/editor/editor-pages.ts'
import { addStaff, hydrated, runCommand, test } from '#test/e2e/helpers/journey.ts'

const FOLDER = 'data/desk-screens'
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }
const LYING = { width: 844, height: 390 }
const phone = '9876501312'
const password = 'seven quiet lanterns'
/** Milliseconds for all screens in one colour scheme, or all states of the editor at one size. */
const TIMEOUT_MS = 600_000

test.beforeAll(async () => {
  await addStaff(phone, 'Asha Owner', password)
  runCommand(['cli/demo/add.ts'])
})

for (const colorScheme of ['light', 'dark'] as const) {
  const contextOptions = { reducedMotion: 'reduce' } as const
  const look = { colorScheme, contextOptions, deviceScaleFactor: 1 }
  const folderOf = ({ width }: { width: number }, what: string) =>
    `${FOLDER}/${width}-${colorScheme}/${what}`

  test.describe(`the desk in the ${colorScheme}`, () => {
    test.use(look)

    test('every screen of the desk is drawn as a phone and as a desk show it', async ({ page }) => {
      test.setTimeout(TIMEOUT_MS)
      for (const size of [PHONE, DESKTOP]) {
        await page.setViewportSize(size)
        const folder = folderOf(size, 'desk')
        await page.goto('/admin')
        await hydrated(page)
        await page.screenshot({ path: `${folder}/00-admin.png` })
        await logIn(page, phone, password)
        await page.locator('.toast').waitFor()
        await page.screenshot({ path: `${folder}/00-signed-in.png` })
        await draw(page, dashboardScreens, folder)
      }
    })
  })

  for (const size of [PHONE, LYING, DESKTOP])
    test.describe(`the editor in the ${colorScheme} at ${size.width}`, () => {
      const isTouched = size !== DESKTOP
      test.use({ ...look, viewport: size, hasTouch: isTouched, isMobile: isTouched })
      test.use({ pictures: 'drawn' })

      test('every state of the editor is drawn', async ({ page }) => {
        test.setTimeout(TIMEOUT_MS)
        await logIn(page, phone, password)
        const release = await setHours(page)
        await draw(page, editorScreens, folderOf(size, 'editor'))
        await release()
      })
    })
}

async function draw(page: Page, screens: typeof dashboardScreens, folder: string): Promise<void> {
  for (const [at, [path, open]] of screens.entries()) {
    await page.goto(path)
    await hydrated(page)
    await open?.(page)
    // For the opening animation.
    await page.waitForTimeout(open ? 800 : 100)
    await page.screenshot({ path: `${folder}/${nameOf(at + 1, path, open !== undefined)}` })
  }
}

/** For example `04-dashboard-opened.png`, in table order. */
function nameOf(at: number, path: string, isOpened: boolean): string {
  const slug = (path.match(/[\w-]+/g) ?? []).join('-')
  return `${String(at).padStart(2, '0')}-${slug}${isOpened ? '-opened' : ''}.png`
}
