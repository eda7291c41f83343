import type { Page } from '@playwright/test'

import { enquiryTexts } from '#app/enquiries/form/enquiry.ts'
import { connectTo } from '#test/helpers/site/site.ts'

import { fill, thanks, toast } from './enquiry-form.ts'
import { expect } from '#test/e2e/helpers/page-test.ts'

/** The messages of the enquiries of that name that have arrived. */
export async function arrived(name: string): Promise<string[]> {
  const client = await connectTo(process.env['E2E_DATA'] ?? '')
  const { rows } = await client.query<{ message: string }>(
    'select message from leads where name = $1 order by id',
    [name],
  )
  await client.end()
  return rows.map(({ message }) => message)
}

/** What says that an enquiry waits. */
export const unsent = (page: Page) => page.getByText('Not sent yet.')

/** Sends an enquiry that does not arrive, by the button of its form, and has it kept; nothing says that it arrived. */
export async function keep(
  page: Page,
  name: string,
  phone: string,
  button = 'Send enquiry',
): Promise<void> {
  await fill(page, { Name: name, Phone: phone })
  await page.getByRole('button', { name: button }).click()
  await expect(toast(page, enquiryTexts.failed)).toBeVisible()
  const failedRequest = failedCall(page)
  await page.getByRole('button', { name: 'Send it when I’m back online' }).click()
  await expect(unsent(page)).toBeVisible()
  await failedRequest
  await expect(page.getByText(thanks)).toHaveCount(0)
}

/** It is tried at once: what a journey does next is not to meet that try. */
export function failedCall(page: Page) {
  return page.waitForEvent('requestfailed', (request) => request.url().includes('/user/connect'))
}

/** Counts the calls that the pages of a browser make from now on. */
export function countCalls(page: Page): () => number {
  const keys = callKeys(page)
  return () => keys().length
}

/** The keys of the enquiries that the pages of a browser send from now on, one a call. */
export function callKeys(page: Page): () => string[] {
  const keys: string[] = []
  page.context().on('request', (request) => {
    if (request.url().includes('/user/connect'))
      keys.push(request.headers()['idempotency-key'] ?? '')
  })
  return () => keys
}

/** What a browser says when a page is shown again: from its cache of pages, from another tab, online again. */
export const returns = {
  'from the back/forward cache': () =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  'from another tab': () => document.dispatchEvent(new Event('visibilitychange')),
  'to the network': () => dispatchEvent(new Event('online')),
} as const
