import { logIn } from '../../e2e/desk.ts'
import { deskScreens } from '../../e2e/desk-pages.ts'
import { editorScreens } from '../../e2e/editor-pages.ts'
import { addStaff, hydrated, runCommand, test } from '../../e2e/journey.ts'

// npm run bench:desk-screens: pictures of every screen of the desk, in data/desk-screens

const FOLDER = 'data/desk-screens'
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
const phone = '9876501312'
const password = 'seven quiet lanterns'
/** Milliseconds for all screens in one light. */
const MOST_MS = 600_000

test.beforeAll(() => {
  addStaff(phone, 'Asha Owner', password)
  runCommand(['scripts/demo.ts'])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' }, deviceScaleFactor: 1 })

    test('every screen of the desk is drawn as a phone and as a desk show it', async ({ page }) => {
      test.setTimeout(MOST_MS)
      for (const size of SIZES) {
        await page.setViewportSize(size)
        const fileOf = (name: string) => `${FOLDER}/${size.width}-${colorScheme}/${name}.png`
        await page.goto('/admin')
        await hydrated(page)
        await page.screenshot({ path: fileOf('00-admin') })
        await logIn(page, phone, password)
        await page.locator('.toast').waitFor()
        await page.screenshot({ path: fileOf('00-signed-in') })
        for (const [at, [path, open]] of [...deskScreens, ...editorScreens].entries()) {
          await page.goto(path)
          await hydrated(page)
          await open?.(page)
          // What was opened has come and stands still.
          await page.waitForTimeout(open ? 800 : 100)
          await page.screenshot({ path: fileOf(nameOf(at + 1, path, open !== undefined)) })
        }
      }
    })
  })
}

/** `04-dashboard-opened`, in the order of the table. */
function nameOf(at: number, path: string, isOpened: boolean): string {
  const words = (path.match(/[\w-]+/g) ?? []).join('-')
  return `${String(at).padStart(2, '0')}-${words}${isOpened ? '-opened' : ''}`
}
