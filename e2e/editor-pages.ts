import type { Page } from '@playwright/test'

import { TAKEN_OFF } from './taken-off.ts'

/** A listing that nothing else of these pictures writes on. */
const LISTING = '/dashboard/projects/5'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024
const bar = (page: Page) => page.locator('.listing-bar')

/** The form, which a phone shows in the place of the page; whichever was shown last is shown again. */
async function toForm(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'The form', exact: true })
  if (isPhone(page) && (await button.isVisible())) await button.click()
}

async function toPage(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'The page', exact: true })
  if (isPhone(page) && (await button.isVisible())) await button.click()
}

async function type(page: Page, name: string, text: string): Promise<void> {
  await page.getByLabel(name, { exact: true }).first().fill(text)
  await bar(page).getByText('Saved').waitFor()
}

/** Two facts are changed, and one has its source; a text may still say the other. */
async function changeTwo(page: Page): Promise<void> {
  await toForm(page)
  const add = page.getByRole('button', { name: 'Add possession', exact: true })
  if (await add.isVisible()) await add.click()
  // Of another day each time, so that it is another draft at each size.
  await type(page, 'Possession', `March ${2031 + (Date.now() % 60)}`)
  await type(page, 'Area', '7.5 acres')
  const source = page.getByLabel('Source', { exact: true })
  await source.first().selectOption('developer')
  await bar(page).getByText('Saved').waitFor()
}

/** What a press on the page opens over its foot; on a desk its field beside it. */
async function openField(page: Page): Promise<void> {
  await toPage(page)
  const marks = page.frameLocator('.listing-page iframe').locator('.listing-price[data-at]')
  await marks.first().click()
}

async function openHour(page: Page): Promise<void> {
  await toForm(page)
  await page.locator('.listing-at summary').click()
}

async function makeLink(page: Page): Promise<void> {
  await toForm(page)
  await page.getByRole('button', { name: /^Preview link/ }).click()
  await page.locator('.listing-said').waitFor()
}

/** The same person has saved on another page meanwhile. */
async function overtake(page: Page): Promise<void> {
  const beside = await page.context().newPage()
  await beside.setViewportSize({ width: 1440, height: 900 })
  await beside.goto(LISTING)
  await type(beside, 'Location', `Noida, ${Date.now()}`)
  await beside.close()
  await toForm(page)
  await page.getByLabel('Summary', { exact: true }).first().fill(`Homes, ${Date.now()}.`)
  await page.locator('.conflict').waitFor()
  if (isPhone(page)) return
  await page.locator('.conflict').scrollIntoViewIfNeeded()
}

/** A listing is off the site, and its page says what to see instead; then it is brought back. */
async function takeOff(page: Page): Promise<void> {
  await toForm(page)
  await page.getByRole('button', { name: 'Take it off the site' }).click()
  await page.getByRole('button', { name: 'Bring back' }).waitFor()
}

async function bringBack(page: Page): Promise<void> {
  await toForm(page)
  await page.getByRole('button', { name: 'Bring back' }).click()
  await page.getByRole('button', { name: 'Bring back' }).waitFor({ state: 'hidden' })
}

/** What an editor says in the course of a change, the page of changes, and that of a listing which is off the site. */
export const editorScreens: readonly (readonly [
  path: string,
  open?: (page: Page) => Promise<unknown>,
])[] = [
  [LISTING, changeTwo],
  [LISTING, openField],
  [LISTING, openHour],
  [LISTING, makeLink],
  [LISTING, overtake],
  ['/changes'],
  [`/dashboard/projects/${TAKEN_OFF.id}`, takeOff],
  [`/${TAKEN_OFF.slug}`],
  [`/dashboard/projects/${TAKEN_OFF.id}`, bringBack],
]
