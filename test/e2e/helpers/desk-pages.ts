import type { Page } from '@playwright/test'

/** Opens what a screen keeps closed. */
const press = (key: string) => (page: Page) => page.keyboard.press(key)

/** Screens of the desk as a morning finds them; some with what is opened on them. */
export const deskScreens: readonly (readonly [
  path: string,
  open?: (page: Page) => Promise<unknown>,
])[] = [
  ['/dashboard?status=new&city=Noida&sort=name'],
  ['/dashboard?status=won&source=nowhere'],
  ['/dashboard', press('?')],
  ['/dashboard', (page) => page.locator('tbody a[href^="/dashboard/leads/"]').first().click()],
  ['/dashboard/due'],
  ['/dashboard/due', (page) => page.locator('.due-lead').first().click()],
  ['/dashboard/visits'],
  ['/dashboard/insight'],
  ['/dashboard/assignment?try=1'],
  ['/dashboard/assignment/rule'],
  ['/dashboard/assignment/hours'],
  ['/dashboard/away'],
  ['/dashboard/projects'],
  ['/dashboard/projects/new'],
  ['/dashboard/projects/4'],
  ['/dashboard/projects/4/history'],
  ['/dashboard/projects/4/photographs'],
  ['/dashboard/words'],
  ['/dashboard/words/faq'],
  ['/dashboard/words/terms'],
  ['/dashboard/words/faq/history'],
  ['/dashboard/accounts'],
  ['/dashboard/accounts/new'],
  ['/dashboard/accounts/demo-asha'],
  ['/dashboard/accounts/demo-asha/details'],
  ['/dashboard/account'],
  ['/dashboard/account/sessions'],
  ['/dashboard/account/second-step'],
  ['/dashboard/contacts'],
  ['/dashboard/suspect'],
  ['/dashboard/speed'],
  ['/dashboard/health'],
  ['/dashboard/outbox'],
]
