import type { Page } from '@playwright/test'

import { projectFieldTexts } from '#app/strings/en/project-fields.ts'
import { projectTexts } from '#app/strings/en/projects.ts'
import { questionTexts as texts } from '#app/strings/en/questions.ts'
import { tabTo } from '#test/e2e/helpers/browser/by-keys.ts'
import { sendEnquiry } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { startSession } from '#test/e2e/helpers/people.ts'
import { projectBySlug, projectWhere } from '#test/helpers/listed.ts'

const owner = '9876501611'
const project = projectWhere('unpriced', ({ price, rera }) => price === '' && !rera)
const path = `/dashboard/projects/${project.id}/questions`
const homes = projectBySlug('godrej-reverine')
const priced = projectWhere('priced', ({ price, revealPrice }) => price !== '' && !revealPrice)
const pricedPath = `/dashboard/projects/${priced.id}/questions`

test.beforeAll(() => addStaff(owner, 'Asking Owner', 'nine patient herons'))

const item = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

test('a question is marked as asked by the keys, and the project page says so within two seconds', async ({
  page,
}) => {
  await startSession(page, owner)
  await page.goto('/dashboard/projects')
  await hydrated(page)
  await page
    .getByRole('row')
    .filter({ hasText: project.name })
    .getByRole('link', { name: /confirmed of/ })
    .click()
  await expect(page).toHaveURL(path)
  await hydrated(page)
  await expectAccessible(page)
  const price = item(page, 'Price').first()
  await tabTo(page, price.locator('summary'))
  await page.keyboard.press('Enter')
  await tabTo(page, price.getByLabel(texts.whom))
  await page.keyboard.press('Control+A')
  await page.keyboard.type('  ')
  await tabTo(page, price.getByRole('button', { name: texts.save }))
  await page.keyboard.press('Enter')
  await expect(price.getByText(texts.faults.whom)).toBeVisible()
  await price.getByLabel(texts.whom).fill('Journey Developers')
  await price.getByRole('button', { name: texts.save }).click()
  await expect(price).toContainText('Asked Journey Developers on')
  const visitor = await page.context().newPage()
  await expect(async () => {
    await visitor.goto(`/${project.slug}`)
    await expect(visitor.getByText(/Asked Journey Developers on/).first()).toBeVisible({
      timeout: 500,
    })
  }).toPass({ timeout: 10_000, intervals: [200] })
  await price.getByRole('button', { name: texts.notAsked }).click()
  await expect(price).not.toContainText('Journey Developers')
})

test('the answer’s link opens the editor at its field', async ({ page }) => {
  await startSession(page, owner)
  await page.goto(path)
  await hydrated(page)
  await item(page, 'Price').first().getByRole('link', { name: texts.answerIt }).click()
  await expect(page).toHaveURL(`/dashboard/projects/${project.id}#field-price`)
  await expect(page.getByLabel(projectFieldTexts.fields.price, { exact: true })).toBeFocused()
  await expect(page.getByLabel(projectFieldTexts.fields.price, { exact: true })).toBeInViewport()
  for (const [name, id] of [
    // What the project lacks is added first.
    ['Availability', 'add-availability'],
    ['Payment plan', 'add-sections'],
    ['Floor plans', `${homes.slug}-plan-unit`],
  ] as const) {
    await page.goto(`/dashboard/projects/${homes.id}/questions`)
    await hydrated(page)
    await item(page, name).first().getByRole('link', { name: texts.answerIt }).click()
    await expect(page.locator(`#${id}`)).toBeFocused()
    await expect(page.locator(`#${id}`)).toBeInViewport()
  }
})

test('on a phone the answer’s link opens the form at its field', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await startSession(page, owner)
  await page.goto(path)
  await hydrated(page)
  await item(page, 'Price').first().getByRole('link', { name: texts.answerIt }).click()
  await expect(page.getByLabel(projectFieldTexts.fields.price, { exact: true })).toBeFocused()
})

test('before there is an answer no one is marked as answered, and the page says why', async ({
  page,
  request,
}) => {
  const name = 'Early Asker'
  await sendEnquiry(request, {
    name,
    phone: '9812345612',
    message: 'Please send it',
    asks: ['RERA number'],
    page: `/${project.slug}`,
  })
  await startSession(page, owner)
  await page.goto(`${path}/rera`)
  await expect(page.getByText(texts.noAnswer)).toBeVisible()
  await expect(page.getByRole('button', { name: `WhatsApp, ${name}` })).toBeDisabled()
  await expect(
    page.getByRole('button', { name: new RegExp(`^${texts.answered}.*${name}`) }),
  ).toBeDisabled()
  await expectAccessible(page)
})

test('people who asked are listed until someone answers them', async ({ page, request }) => {
  const name = 'Journey Asker'
  await sendEnquiry(request, {
    name,
    phone: '9812345611',
    message: 'Please send it',
    asks: ['Price list'],
    page: `/${priced.slug}`,
  })
  await startSession(page, owner)
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport)
    await page.goto(pricedPath)
    await expectAccessible(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  }
  await hydrated(page)
  await item(page, 'Price')
    .first()
    .getByRole('link', { name: /asked$/ })
    .click()
  await expect(page).toHaveURL(`${pricedPath}/price`)
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  await expectAccessible(page)
  const chat = page.getByRole('link', { name: `WhatsApp, ${name}` })
  expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain(priced.name)
  await page.getByRole('button', { name: new RegExp(`^${texts.answered}.*${name}`) }).click()
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: texts.backToQuestions }).click()
  await page.getByRole('link', { name: projectTexts.back }).click()
  await expect(page).toHaveURL('/dashboard/projects')
})
