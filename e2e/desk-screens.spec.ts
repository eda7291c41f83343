import type { Page } from '@playwright/test'

import { logIn } from './desk.ts'
import { coveredControls, excessWidth, overlappingWords } from './geometry.ts'
import { addStaff, expect, expectAccessible, hydrated, runCommand, test } from './journey.ts'
import { isShort } from './site.ts'

const phone = '9876501311'
const password = 'seven quiet lanterns'
const PHONE = [390, 844] as const
const DESK = [1440, 900] as const

/** Both in both; in short the phone in the light and the desk in the dark. */
const sizesIn = {
  light: isShort ? [PHONE] : [PHONE, DESK],
  dark: isShort ? [DESK] : [PHONE, DESK],
}

test.describe.configure({ timeout: 240_000 })

test.beforeAll(() => {
  addStaff(phone, 'Screens Desk', password)
  runCommand(['scripts/demo.ts'])
})
test.afterAll(() => runCommand(['scripts/demo.ts', '--clear']))

/** Opens what a screen keeps closed. */
const press = (key: string) => (page: Page) => page.keyboard.press(key)

/** Screens of the desk as a morning finds them; some with what is opened on them. */
const screens: readonly (readonly [path: string, open?: (page: Page) => Promise<unknown>])[] = [
  ['/dashboard?status=new&city=Noida&sort=name'],
  ['/dashboard?status=won&source=nowhere'],
  ['/dashboard', press('?')],
  ['/dashboard', (page) => page.locator('tbody a[href^="/dashboard/leads/"]').first().click()],
  ['/dashboard/due'],
  ['/dashboard/due', (page) => page.locator('.due-lead').first().click()],
  ['/dashboard/visits'],
  ['/dashboard/insight'],
  ['/dashboard/assignment?try=1'],
  ['/dashboard/assignment/rule'],
  ['/dashboard/assignment/hours'],
  ['/dashboard/away'],
  ['/dashboard/accounts'],
  ['/dashboard/accounts/new'],
  ['/dashboard/accounts/demo-asha'],
  ['/dashboard/account'],
  ['/dashboard/account/second-step'],
  ['/dashboard/contacts'],
  ['/dashboard/suspect'],
  ['/dashboard/speed'],
  ['/dashboard/health'],
  ['/dashboard/outbox'],
]

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every screen of the desk can be read and reached in the ${colorScheme}, on a phone and on a desk`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await logIn(page, phone, password)
    for (const [path, open] of screens) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path)
      await hydrated(page)
      await open?.(page)
      for (const [width, height] of sizesIn[colorScheme]) {
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
          expect.soft(await overlappingWords(page), `${what}: words on words`).toEqual([])
        })
      }
    }
  })
}
