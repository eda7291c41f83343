import type { Page } from '@playwright/test'

import { openLeads } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { PAGES } from '#test/e2e/helpers/page-kinds.ts'
import { inShort } from '#test/e2e/helpers/site.ts'

/** The paths of the views in the page's own data layer. */
function viewsOf(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((entry) => {
      const { event, path, page_path: same } = Object(entry)
      return event === 'page_view' && path === same ? [path] : []
    }),
  )
}

test('every page pushes its view once, an unknown one too, whether an id is set or not', async ({
  page,
}) => {
  for (const path of [...inShort(PAGES, 6), '/admin', '/no-such-page']) {
    await page.goto(path)
    await hydrated(page)
    expect(await viewsOf(page), path).toEqual([new URL(page.url()).pathname])
  }
})

test('a page is viewed again after Back, and when the browser shows again what it kept', async ({
  page,
}) => {
  await page.goto('/about?utm_source=mail#how-we-check')
  await hydrated(page)
  await page.getByRole('link', { name: 'Connect' }).first().click()
  await expect(page).toHaveURL('/connect')
  await hydrated(page)
  expect(await viewsOf(page)).toEqual(['/connect'])
  await page.goBack()
  await hydrated(page)
  expect(await viewsOf(page)).toEqual(['/about'])
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  )
  expect(await viewsOf(page)).toEqual(['/about', '/about'])
})

test('what changes the address alone is no view', async ({ page }) => {
  await page.goto('/projects')
  await hydrated(page)
  await page.getByLabel('Search').first().fill('godrej')
  await expect(page).toHaveURL(/q=godrej|developer=Godrej/)
  expect(await viewsOf(page)).toEqual(['/projects'])
})

test('a page that refuses pushes its view too', async ({ page, baseURL }) => {
  const answer = await page.goto(`/about?${'a'.repeat(9000)}`)
  expect(answer?.status()).toBe(414)
  await expect.poll(() => viewsOf(page)).toEqual(['/about'])
  const form = `<form method="post" action="${baseURL}/admin"><button>Send</button></form>`
  await page.goto(`data:text/html,${encodeURIComponent(form)}`)
  const [refused] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.getByRole('button').click(),
  ])
  expect(refused.status()).toBe(403)
  await expect.poll(() => viewsOf(page)).toEqual(['/admin'])
})

test('the pages of staff push theirs, each once', async ({ page }) => {
  const phone = `987650131${test.info().retry}`
  await addStaff(phone, 'Page Views', 'seven quiet lanterns', 'owner')
  await openLeads(page, phone)
  await page.goto('/dashboard')
  await hydrated(page)
  await expect.poll(() => viewsOf(page)).toEqual(['/dashboard'])
  await page.locator('a[href="/dashboard/projects"]').first().click()
  await expect(page).toHaveURL('/dashboard/projects')
  await expect.poll(() => viewsOf(page)).toEqual(['/dashboard', '/dashboard/projects'])
})
