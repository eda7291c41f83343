import type { Page } from '@playwright/test'

import { projectTexts } from '#app/strings/en/projects.ts'
import { photoTexts } from '#app/strings/en/photos.ts'

import { FAILED, LATE } from './editor-hours.ts'
import { TAKEN_OFF } from '#test/e2e/helpers/projects/taken-off.ts'

/** A listing that nothing else of these pictures writes on; another; one whose texts name the floors that its facts state. */
const PROJECT = '/dashboard/projects/5'
const UNSOURCED = '/dashboard/projects/6'
const FLOORS_IN_TEXT = '/dashboard/projects/4'
const PICTURED = '/dashboard/projects/16/photos'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024
const bar = (page: Page) => page.locator('.editor-header')

/** The form, which a phone shows in the place of the page; whichever was shown last is shown again. */
async function toForm(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: projectTexts.editText, exact: true })
  if (isPhone(page) && (await button.isVisible())) await button.click()
}

async function toPage(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Page', exact: true })
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

/** What a press on the page opens over its foot; on a desk its field next to it. */
async function openField(page: Page): Promise<void> {
  await toPage(page)
  const marks = page.frameLocator('.editor-preview iframe').locator('.project-price[data-at]')
  await marks.first().click()
}

/** What a press on the words of a page opens. */
async function openPageText(page: Page): Promise<void> {
  await toPage(page)
  const marks = page.frameLocator('.editor-preview iframe').locator('main [data-at]')
  await marks.first().click()
}

async function openHour(page: Page): Promise<void> {
  await toForm(page)
  await page.locator('.editor-schedule summary').click()
}

/** All that the draft changes: over a phone's page, on a desk in the form. */
async function openChanges(page: Page): Promise<void> {
  await toPage(page)
  const button = page.getByRole('button', { name: 'Changes', exact: true })
  await (isPhone(page) ? button : page.locator('.editor-changes summary')).click()
}

/** A phone hands it on as well. */
async function makeLink(page: Page): Promise<void> {
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'share', { configurable: true, value: () => undefined }),
  )
  await toForm(page)
  await page.getByRole('button', { name: /^Preview link/ }).click()
  await page.locator('.editor-status').waitFor()
}

/** The same person saves on another page meanwhile. */
async function saveInOtherTab(page: Page, name: string, text: string): Promise<void> {
  const otherTab = await page.context().newPage()
  await otherTab.setViewportSize({ width: 1440, height: 900 })
  await otherTab.goto(PROJECT)
  await type(otherTab, name, text)
  await otherTab.close()
}

async function causeConflict(page: Page): Promise<void> {
  await saveInOtherTab(page, 'Location', `Noida, ${Date.now()}`)
  await toForm(page)
  await page.getByLabel('Summary', { exact: true }).first().fill(`Homes, ${Date.now()}.`)
  await page.locator('.conflict').waitFor()
  if (isPhone(page)) return
  await page.locator('.conflict').scrollIntoViewIfNeeded()
}

/** Both have changed the same: a merge shows whose goes on. */
async function clash(page: Page): Promise<void> {
  await saveInOtherTab(page, 'Starts from', `${60 + (Date.now() % 900) / 100} Lacs`)
  await openField(page)
  await page.locator('input:focus').fill('88 Lacs')
  await page.locator('.conflict').scrollIntoViewIfNeeded()
}

/** A listing is off the site, and its page says what to see instead; then it is brought back. */
async function takeOff(page: Page): Promise<void> {
  await toForm(page)
  await page.getByRole('button', { name: 'Archive' }).click()
  await page.getByRole('button', { name: projectTexts.archiveNow }).click()
  await page.getByRole('button', { name: projectTexts.bringBack }).waitFor()
}

async function bringBack(page: Page): Promise<void> {
  await toForm(page)
  await page.getByRole('button', { name: projectTexts.bringBack }).click()
  await page.getByRole('button', { name: projectTexts.bringBack }).waitFor({ state: 'hidden' })
}

/** A fact is written otherwise than a text of the listing still says. */
async function contradictText(page: Page): Promise<void> {
  await toPage(page)
  const marks = page.frameLocator('.editor-preview iframe').locator('.facts dd[data-at]')
  await marks.filter({ hasText: /^2[34]$/ }).click()
  await page.locator('input:focus').fill('24')
  await page.locator('.editor-errors, .editor-blockers').first().waitFor()
}

/** Nothing that is changed has its source, and something else goes without it. */
async function changeUnsourced(page: Page): Promise<void> {
  await toForm(page)
  const add = page.getByRole('button', { name: 'Add possession', exact: true })
  if (await add.isVisible()) await add.click()
  await type(page, 'Possession', `March ${2031 + (Date.now() % 60)}`)
  await type(page, 'Area', '7.5 acres')
  await type(page, 'Summary', `Homes, ${Date.now()}.`)
}

/** One that the site drew stands for what a camera took. */
async function uploadPhoto(page: Page): Promise<void> {
  const own = page.locator('.slot').first()
  if (await own.locator('.slot-description-form').isVisible()) return
  await own.getByText(photoTexts.put).click()
  await own
    .locator('input[type="file"]')
    .first()
    .setInputFiles('content/pictures/ace-acreville-landmarks-1.avif')
  await own.getByLabel('Description').fill('The gate and the first row of houses.')
  await own.getByRole('button', { name: 'Upload', exact: true }).click()
  await own.locator('.slot-description-form').waitFor()
}

/** What an editor says in the course of a change, the page of changes, and that of a listing which is off the site. */
export const editorScreens: readonly (readonly [
  path: string,
  open?: (page: Page) => Promise<unknown>,
])[] = [
  ['/dashboard/projects'],
  ['/dashboard/projects/new'],
  [LATE, toPage],
  [LATE, toForm],
  [FAILED, toPage],
  [FAILED, toForm],
  [FLOORS_IN_TEXT, contradictText],
  [FLOORS_IN_TEXT, toForm],
  [UNSOURCED, changeUnsourced],
  [UNSOURCED, toPage],
  [PROJECT, toPage],
  [PROJECT, changeTwo],
  [PROJECT, openField],
  [PROJECT, openHour],
  [PROJECT, makeLink],
  [PROJECT, openChanges],
  [PROJECT, causeConflict],
  [PROJECT, clash],
  ['/dashboard/projects/5/history'],
  [PICTURED, uploadPhoto],
  ['/dashboard/pages'],
  ['/dashboard/pages/home', toPage],
  ['/dashboard/pages/home', toForm],
  ['/dashboard/pages/home', openPageText],
  ['/dashboard/pages/terms', toForm],
  ['/changes'],
  [`/dashboard/projects/${TAKEN_OFF.id}`, takeOff],
  [`/${TAKEN_OFF.slug}`],
  [`/dashboard/projects/${TAKEN_OFF.id}`, bringBack],
]
