import type { Page } from '@playwright/test'

import { settingSections } from '#app/settings/setting-sections.ts'

/** Opens what a screen keeps closed. */
const press = (key: string) => (page: Page) => page.keyboard.press(key)

/** Screens of the dashboard as a morning finds them; some with what is opened on them. */
export const dashboardScreens: readonly (readonly [
  path: string,
  open?: (page: Page) => Promise<unknown>,
])[] = [
  ['/dashboard?status=new&city=Noida&sort=name'],
  ['/dashboard?status=won&source=nowhere'],
  ['/dashboard', press('?')],
  ['/dashboard', (page) => page.locator('tbody a[href^="/dashboard/leads/"]').first().click()],
  ['/dashboard/follow-ups'],
  ['/dashboard/follow-ups', (page) => page.locator('.follow-up-lead').first().click()],
  ['/dashboard/visits'],
  ['/dashboard/reports'],
  ['/dashboard/assignment?try=1'],
  ['/dashboard/assignment/rule'],
  ['/dashboard/assignment/hours'],
  ['/dashboard/leave'],
  ['/dashboard/projects'],
  ['/dashboard/projects/new'],
  ['/dashboard/projects/4'],
  ['/dashboard/projects/4/history'],
  ['/dashboard/projects/4/questions'],
  ['/dashboard/projects/4/questions/rera'],
  ['/dashboard/projects/4/photos'],
  ['/dashboard/pages'],
  ['/dashboard/pages/faq'],
  ['/dashboard/pages/terms'],
  ['/dashboard/pages/faq/history'],
  ['/dashboard/team'],
  ['/dashboard/team/new'],
  ['/dashboard/team/demo-asha'],
  ['/dashboard/team/demo-asha/details'],
  ['/dashboard/team/demo-asha/password'],
  ['/dashboard/account'],
  ['/dashboard/account/sessions'],
  ['/dashboard/account/two-step'],
  ['/dashboard/contacts'],
  ['/dashboard/spam'],
  ['/dashboard/speed'],
  ['/dashboard/health'],
  ['/dashboard/go-live'],
  ['/dashboard/set-up'],
  ['/dashboard/sources'],
  ['/dashboard/sources/imports'],
  ['/dashboard/sources/new'],
  ['/dashboard/sources/new?kind=generic'],
  ['/dashboard/settings'],
  ...Object.keys(settingSections).map((section) => [`/dashboard/settings/${section}`] as const),
  ['/dashboard/settings/business/logo'],
  ['/dashboard/notifications'],
  ['/dashboard/offline', (page) => page.locator('.offline-lead > summary').first().click()],
]
