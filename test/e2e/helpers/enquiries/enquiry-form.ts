import type { Page } from '@playwright/test'

import { enquiryTexts } from '#app/enquiries/form/enquiry.ts'
import { hydrated } from '#test/e2e/helpers/page-test.ts'

/** The call that the form makes, and what it says of an enquiry that is stored. */
export const call = '**/api/v1/user/connect'
export const thanks = enquiryTexts.sent

/** Opens a page with the form, and waits for its script. */
export async function open(page: Page, path = '/connect') {
  await page.goto(path)
  await hydrated(page)
}

/** Fills the four fields in, with those changes. */
export async function fill(page: Page, changes: Partial<Record<string, string>> = {}) {
  const values = {
    Name: 'Asha Rao',
    Phone: '9876543210',
    Email: 'asha@example.com',
    Message: 'Price?',
  }
  for (const [label, value] of Object.entries({ ...values, ...changes })) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
}

export function send(page: Page) {
  return page.getByRole('button', { name: 'Send enquiry' })
}

/** The thanks: a toast, or in the page that answers who presses before the script is there. */
export function thanked(page: Page) {
  return page.locator('.toast, main [role=status]').filter({ hasText: thanks })
}

export function toast(page: Page, text: string) {
  return page.locator('.toast').filter({ hasText: text })
}
