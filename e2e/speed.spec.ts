import type { BrowserContext, Page } from '@playwright/test'

import { addStaffTo } from './journey.ts'
import { startSite, type Site } from '../test/site.ts'
import { expect, expectAccessible, hydrated, test } from './journey.ts'

test.describe('the speed that visitors’ browsers measure', () => {
  let site: Site

  test.beforeAll(async () => {
    test.setTimeout(60_000)
    site = await startSite({ VITALS_SAMPLE: '1' })
  })
  test.afterAll(() => site.stop())
})
