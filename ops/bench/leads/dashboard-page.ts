import type { Page } from '@playwright/test'

import type { Site } from '#ops/nightly/load/site.ts'

/** Who looks at the list that is measured. */
export const staff = { phone: '9876500002', password: 'seven quiet lanterns' }

/** Seconds that `bin/northlight demo add` takes beside a site, its start included. */
export function demo({ command }: Pick<Site, 'command'>, ...args: string[]): number {
  const began = performance.now()
  command(['cli/demo/add.ts', ...args])
  return (performance.now() - began) / 1000
}

/** Signs in, and waits for the list of leads. */
export async function openDashboard(page: Page): Promise<void> {
  await page.goto('/admin')
  await page.locator('html[data-hydrated]').waitFor()
  await page.getByLabel('Phone').fill(staff.phone)
  await page.getByLabel('Password').fill(staff.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.locator('tbody tr').first().waitFor()
}
