import type { Page } from '@playwright/test'

/** Holds scripts back until `come` is called, as a slow connection does. */
export async function holdBack(page: Page, scripts: string): Promise<() => void> {
  const { promise, resolve: come } = Promise.withResolvers<void>()
  await page.route(scripts, async (route) => {
    await promise
    await route.continue()
  })
  return come
}
