import { chromium, type Browser } from '@playwright/test'

import { test } from '#test/e2e/helpers/page-test.ts'

/** A browser of a group's own that puts pages aside whole when they are left, which Playwright switches off otherwise. */
export function wholeBrowser(): () => Browser {
  let browser: Browser
  test.beforeAll(async ({ launchOptions }) => {
    browser = await chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
  })
  test.afterAll(() => browser.close())
  return () => browser
}
