import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'

import { listTexts } from '#app/strings/en/lead-list.ts'
import { navTexts } from '#app/strings/en/nav.ts'
import { signInTexts } from '#app/strings/en/sign-in.ts'

import { hydrated } from './page-test.ts'
import { startSession } from './people.ts'

/** Opens the list of leads, signed in. */
export async function openLeads(page: Page, phone: string): Promise<void> {
  await startSession(page, phone)
  await page.goto('/dashboard')
  await hydrated(page)
}

/** Signs in by the form and waits for the list of leads. */
export async function logIn(page: Page, phone: string, password: string): Promise<void> {
  await page.goto('/admin')
  await hydrated(page)
  await page.getByLabel(signInTexts.phone).fill(phone)
  await page.getByLabel(signInTexts.password).fill(password)
  await page.getByRole('button', { name: signInTexts.go }).click()
  await expect(page).toHaveURL('/dashboard')
  await hydrated(page)
}

/** Has a press of a number not leave for a dialler that is not there; before the page is opened. */
export async function stayOnCall(page: Page): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener('click', (event) => {
      const { target } = event
      if (target instanceof Element && target.closest('a[href^="tel:"]')) event.preventDefault()
    }),
  )
}

/** Sends an enquiry as another program would. */
export async function sendEnquiry(request: APIRequestContext, enquiry: object): Promise<void> {
  const meta = { pid: 'northlight', appName: 'site', reqAction: 'connect', location: 'N/A' }
  const answer = await request.post('/api/v1/user/connect', {
    headers: { pid: 'northlight' },
    data: { meta, pay: { email: 'person@example.com', ...enquiry } },
  })
  expect(await answer.json()).toMatchObject({ statusCode: '000' })
}

export function bodyRows(page: Page) {
  return page.locator('tbody').getByRole('row')
}

export function searchField(page: Page) {
  return page.getByPlaceholder(listTexts.searchHint)
}

/** Scrolls down a list until something of it is seen. */
export async function scrollTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    // Less than what is there next to the screen, so that none is passed by.
    await page.mouse.wheel(0, 1500)
    await expect(target).toBeVisible({ timeout: 300 })
  }).toPass({ intervals: [0] })
}

/** A link of the dashboard's menu, which may be under More. */
export async function menuLink(page: Page, name: RegExp | string) {
  const menu = page.getByRole('navigation', { name: navTexts.menu })
  const link = menu.getByRole('link', { name }).filter({ visible: true }).first()
  if ((await link.count()) === 0) await menu.getByText(navTexts.more, { exact: true }).click()
  return link
}
