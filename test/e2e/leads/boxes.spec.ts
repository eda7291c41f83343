import type { Page } from '@playwright/test'

import { openLeads, sendEnquiry } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, hydrated, test } from '#test/e2e/helpers/page-test.ts'

const phone = '9876509213'
const password = 'seven quiet lanterns'
const NAME = 'Boxed Person'

test.describe.configure({ timeout: 180_000 })

test.beforeAll(async ({ playwright, baseURL }) => {
  await addStaff(phone, 'Box Desk', password)
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await sendEnquiry(request, { name: NAME, phone: '9700000631', message: 'Price?' })
  await request.dispose()
})

/** Controls that stand out of the box they are in, with every fold of the page opened in turn. */
function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = 'button, input, select, textarea, .button'
    const found = new Set<string>()
    function lookAt(control: Element, box: Element | null): void {
      if (!box || box === document.body) return
      const { display, overflowX, position, paddingRight } = getComputedStyle(box)
      if (overflowX !== 'visible') return
      const { right } = box.getBoundingClientRect()
      const past = control.getBoundingClientRect().right - right + Number.parseFloat(paddingRight)
      if (display !== 'inline' && display !== 'contents' && past > 1) {
        const name = control.textContent?.trim() || control.getAttribute('name')
        found.add(`${name} ${Math.round(past)} px out of .${box.className}`)
      }
      if (position !== 'absolute') lookAt(control, box.parentElement)
    }
    const look = () => {
      for (const control of document.querySelectorAll(`:is(main, .panel) :is(${controls})`)) {
        // What a closed fold hides has a box all the same.
        if (control.checkVisibility() && !control.closest('.visually-hidden, .table'))
          lookAt(control, control.parentElement)
      }
    }
    look()
    const folds = document.querySelectorAll<HTMLDetailsElement>(':is(main, .panel) details')
    for (const fold of folds) {
      const wasOpen = fold.open
      fold.open = true
      look()
      fold.open = wasOpen
    }
    return [...found]
  })
}

for (const width of [390, 320])
  test(`on a screen of ${width} pixels no control stands out of its box`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await openLeads(page, phone)
    await page.getByRole('link', { name: NAME, exact: true }).click()
    await expect(page.getByRole('heading', { name: NAME, level: 2 })).toBeVisible()
    expect(await outside(page)).toEqual([])
    for (const path of [
      '/dashboard',
      '/dashboard/follow-ups',
      '/dashboard/visits?lead=',
      '/dashboard/assignment',
      '/dashboard/assignment/hours',
      '/dashboard/leave',
      '/dashboard/team/new',
      '/dashboard/account',
      '/dashboard/contacts',
      '/dashboard/reports',
      '/dashboard/projects',
      '/dashboard/projects/new',
      '/dashboard/projects/5/photos',
      '/dashboard/privacy',
    ]) {
      await page.goto(path)
      await hydrated(page)
      expect(await outside(page), path).toEqual([])
    }
  })
