import type { Page } from '@playwright/test'

import { addStaff, expect, test } from '#test/e2e/helpers/page-test.ts'
import { startSession } from '#test/e2e/helpers/people.ts'
import { inShort } from '#test/e2e/helpers/site.ts'

const owner = { phone: '9876501611', password: 'seven quiet lanterns' }
const SIZES = [
  [390, 844],
  [1440, 900],
] as const

test.beforeAll(() => addStaff(owner.phone, 'Meera Scroll', owner.password, 'owner'))

const preview = (page: Page) => page.frameLocator('.editor-preview iframe')
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

for (const [width, height] of inShort(SIZES))
  test(`at ${width} the dashboard stays where it is while the preview shows its part`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await startSession(page, owner.phone)
    await page.goto('/dashboard/pages/faq')
    const first = preview(page).getByText('Questions buyers ask first')
    await expect(first).toBeInViewport()
    expect(await scrolled(page), 'on opening').toBe(0)
    if (width < 900) return

    // The last answer is far below in the form, and its place in the preview far below its top.
    const last = page.locator('[id^="field-questions-"][id$="-answer"]').last()
    await last.scrollIntoViewIfNeeded()
    const before = await scrolled(page)
    expect(before).toBeGreaterThan(0)
    await last.evaluate((field: HTMLElement) => field.focus({ preventScroll: true }))
    await expect(preview(page).locator('[data-pointed]').first()).toBeInViewport()
    expect(await scrolled(page), 'on entering a field').toBe(before)
  })
