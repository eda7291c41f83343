import type { Page } from '@playwright/test'

import { dateText } from '#app/editor/publish/day-texts.ts'
import { projectTexts } from '#app/strings/en/projects.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { startSession } from '#test/e2e/helpers/people.ts'

const owner = { phone: '9876501593', password: 'seven quiet lanterns' }

/** The same journeys for both kinds; no other journey edits these. */
const documents = [
  {
    kind: 'project',
    editor: '/dashboard/projects/19',
    list: '/dashboard/projects',
    field: '#field-summary',
    link: '/preview/',
  },
  {
    kind: 'page',
    editor: '/dashboard/pages/how-we-check',
    list: '/dashboard/pages',
    field: '#field-lede',
    link: '/preview/words/',
  },
] as const

test.describe.configure({ mode: 'serial', timeout: 90_000 })

test.beforeAll(() => addStaff(owner.phone, 'Meera Documents', owner.password, 'owner'))

const bar = (page: Page) => page.locator('.editor-header')

async function write(page: Page, { editor, field }: (typeof documents)[number], text: string) {
  await startSession(page, owner.phone)
  await page.goto(editor)
  await hydrated(page)
  await page.locator(field).fill(text)
  await expect(bar(page)).toContainText('Saved')
}

for (const one of documents) {
  test(`a ${one.kind} is published at the hour that was chosen, is listed until then, and can be called off`, async ({
    page,
  }) => {
    await write(page, one, 'At an hour, for buyers.')
    await page.getByText(projectTexts.publishAt).press('Enter')
    const soon = new Date(Date.now() + 5.5 * 3_600_000 + 3_600_000).toISOString().slice(0, 16)
    await page.getByLabel(projectTexts.hour).fill(soon)
    await expectAccessible(page)
    await page.getByRole('button', { name: projectTexts.schedule, exact: true }).press('Enter')
    await expect(page.getByText(projectTexts.scheduled(dateText(soon) ?? ''))).toBeVisible()
    const waiting = page.getByText(`Scheduled for ${dateText(soon)}`)
    await expect(waiting).toBeVisible()
    await expectAccessible(page)
    await page.goto(one.list)
    await expect(waiting).toBeVisible()
    await page.goto(one.editor)
    await page.getByRole('button', { name: projectTexts.callOff }).press('Enter')
    await expect(page.getByText(/^Scheduled for/)).toHaveCount(0)
  })

  test(`a link shows a draft of a ${one.kind} to a colleague without an account, and says that it is none`, async ({
    page,
    browser,
  }) => {
    await write(page, one, 'For a colleague, before it is published.')
    await page.getByRole('button', { name: projectTexts.link }).click()
    const said = page.locator('.editor-status')
    await expect(said).toContainText(one.link)
    await expect(said).toContainText('for 24 hours')
    await expectAccessible(page)
    const link = (await said.getByRole('link').getAttribute('href')) ?? ''
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await said.getByRole('button', { name: projectTexts.copyLink }).press('Enter')
    await expect(said).toContainText(projectTexts.linkCopied)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    const stranger = await browser.newContext()
    const other = await stranger.newPage()
    const answer = await other.goto(new URL(link).pathname)
    expect(answer?.headers()['x-robots-tag']).toBe('noindex')
    expect(answer?.headers()['cache-control']).toBe('no-store')
    await expect(other.getByText('This page is a draft and is not published.')).toBeVisible()
    await expect(other.locator('main')).toContainText('For a colleague, before it is published.')
    await expectAccessible(other)
    expect((await other.goto(`${one.link}0`))?.status()).toBe(404)
    await expect(other.getByText('This link has expired')).toBeVisible()
    await stranger.close()
  })
}
