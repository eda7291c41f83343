import type { Page } from '@playwright/test'

import type { Site } from '#ops/nightly/load/site.ts'

export const staff = { phone: '9876500002', password: 'seven quiet lanterns' }

/** Seconds of `bin/northlight demo add` next to a running site, its start included. */
export function demo({ command }: Pick<Site, 'command'>, ...args: string[]): number {
  const began = performance.now()
  command(['cli/demo/add.ts', ...args])
  return (performance.now() - began) / 1000
}

export async function openDashboard(page: Page): Promise<void> {
  await page.goto('/admin')
  await page.locator('html[data-hydrated]').waitFor()
  await page.getByLabel('Phone').fill(staff.phone)
  await page.getByLabel('Password').fill(staff.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.locator('tbody tr').first().waitFor()
}
