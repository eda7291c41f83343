import type { APIRequestContext, Page } from '@playwright/test'

import { navTexts } from '#app/strings/en/nav.ts'
import { genericTexts } from '#app/strings/en/sources/generic.ts'
import { sourceKinds } from '#app/strings/en/sources/kinds.ts'
import { sourceProjectTexts as projectTexts } from '#app/strings/en/sources/leads.ts'
import { sourceReasons } from '#app/strings/en/sources/reasons.ts'
import { reviewTexts } from '#app/strings/en/sources/review.ts'
import {
  newSourceTexts,
  sourcePageTexts as texts,
  sourceTexts,
} from '#app/strings/en/sources/sources.ts'
import { menuLink, openLeads } from '#test/e2e/helpers/dashboard.ts'
import { addStaff, expect, expectAccessible, test } from '#test/e2e/helpers/page-test.ts'
import { startSession } from '#test/e2e/helpers/people.ts'

const owner = '9876501398'
const [generic, google] = [sourceKinds['generic'], sourceKinds['google-forms']]

test.beforeAll(() => addStaff(owner, 'Anita Bose', 'seven quiet lanterns'))

/** Adds a source by the form, and answers what its page shows once. */
async function setUp(page: Page, kind: string, name: string) {
  await page.goto(`/dashboard/sources/new?kind=${kind}`)
  await page.getByLabel(newSourceTexts.name).fill(name)
  await page.getByRole('button', { name: newSourceTexts.add }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: texts.showKey }).click()
  const labels = sourceKinds[kind]?.labels ?? { address: '', key: '' }
  const address = await page.getByLabel(labels.address, { exact: true }).inputValue()
  return { path: new URL(address).pathname, key: await page.getByLabel(labels.key).inputValue() }
}

type Made = Awaited<ReturnType<typeof setUp>>

function send(request: APIRequestContext, { path, key }: Made, data: object | string) {
  return request.post(path, { headers: { Authorization: `Bearer ${key}` }, data })
}

/** A lead of an advertisement that names no project of ours, and the owner's choice for it. */
async function chooseProject(page: Page, request: APIRequestContext, name: string) {
  const made = await setUp(page, 'generic', name)
  const { pathname } = new URL(page.url())
  const adid = `Ad ${Date.now()}`
  const lead = () => send(request, made, { adid, phone: `95${String(Date.now()).slice(-8)}` })
  expect((await lead()).status()).toBe(201)
  await page.goto(pathname)
  const choice = page.getByLabel(projectTexts.project(adid))
  await expect(choice).toHaveValue('')
  await choice.selectOption({ label: 'Lodha Goa' })
  await page.getByRole('button', { name: projectTexts.saveOf(adid) }).click()
  await expect(page.getByText(texts.done.project)).toBeVisible()
  await expect(choice.locator('option:checked')).toHaveText('Lodha Goa')
  expect((await lead()).status()).toBe(201)
  await page.goto(pathname)
  await expect(page.getByText(projectTexts.leads(2))).toBeVisible()
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test(
    'an owner sets up a program and watches its test, its leads and what needs review arrive',
    { tag: '@gate' },
    async ({ page, request }) => {
      await openLeads(page, owner)
      await (await menuLink(page, navTexts.sources)).click()
      await page
        .getByRole('link', { name: generic?.name ?? '' })
        .first()
        .click()
      await expectAccessible(page)
      await page.getByLabel(newSourceTexts.name).fill('')
      await page.getByRole('button', { name: newSourceTexts.add }).click()
      await expect(page.getByText(newSourceTexts.nameMissing)).toBeVisible()
      const name = 'Landing page of a phone'
      const made = await setUp(page, 'generic', name)
      await expectAccessible(page)

      await send(request, made, '{"phone":')
      await expect(page.getByText(genericTexts.unreadable)).toBeVisible()
      await send(request, { ...made, path: `${made.path}?test=1` }, { phone: '9800000001' })
      await expect(page.getByText(texts.tested('').slice(0, 15))).toBeVisible()
      // What is shown once stays while the page hears of news.
      await expect(page.getByLabel(generic?.labels?.key ?? '')).toHaveValue(made.key)

      const phone = `97${String(Date.now()).slice(-8)}`
      expect((await send(request, made, { name: 'Asha Example', phone })).status()).toBe(201)
      await send(request, made, { name: 'Ravi Example', phone: '98XXXXXX01', budget: '1.2 Cr' })
      await expect(page.getByText(reviewTexts.phone.masked).first()).toBeVisible()
      await expect(page.getByText('1.2 Cr')).toBeVisible()
      const review = page.getByRole('listitem').filter({ hasText: reviewTexts.phone.masked })
      await review.getByLabel(texts.enter.phone).fill('12')
      await review.getByRole('button', { name: texts.enter.save }).click()
      await expect(review.getByText(texts.enter.wrong)).toBeVisible()
      await expect(review.getByLabel(texts.enter.phone)).toHaveValue('12')
      await review.getByLabel(texts.enter.phone).fill(`96${phone.slice(2)}`)
      await review.getByRole('button', { name: texts.enter.save }).click()
      await expect(page.getByText(texts.done.phone)).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: texts.seeLead }).click()
      await expect(page.getByRole('complementary', { name: 'Ravi Example' })).toBeVisible()

      await page.goto('/dashboard/sources')
      await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(
        sourceTexts.states.working,
      )
      await expectAccessible(page)
    },
  )

  test('an owner says which project an advertisement is about', async ({ page, request }) => {
    await openLeads(page, owner)
    await chooseProject(page, request, 'Advertisements')
    await expectAccessible(page)
  })

  test('Google lead forms, by keys', async ({ page, request }) => {
    await openLeads(page, owner)
    await page.goto('/dashboard/sources/new')
    await page.getByRole('link', { name: google?.name ?? '' }).press('Enter')
    await page.getByLabel(newSourceTexts.name).press('Enter')
    await page.getByRole('button', { name: texts.showKey }).press('Enter')
    const address = await page.getByLabel(google?.labels?.address ?? '').inputValue()
    const google_key = await page
      .getByLabel(google?.labels?.key ?? '', { exact: true })
      .inputValue()
    const data = { lead_id: 'test', is_test: true }
    const { pathname } = new URL(address)
    expect((await request.post(pathname, { data: { ...data, google_key: 'x' } })).status()).toBe(
      401,
    )
    const answer = await request.post(pathname, { data: { ...data, google_key } })
    expect([answer.status(), await answer.text()]).toEqual([200, '{}'])
    await expect(page.getByText(texts.tested('').slice(0, 15))).toBeVisible()
  })

  test('a mailbox, whose fault is said in words', async ({ page }) => {
    const { fields = {}, ways } = sourceKinds['email'] ?? {}
    const field = (name: string) => page.getByLabel(fields[name]?.label ?? '', { exact: true })
    await openLeads(page, owner)
    await page.goto('/dashboard/sources/new?kind=email')
    await expectAccessible(page)
    await field('host').fill('not a host')
    await field('user').fill('leads@homes.test')
    await page.getByRole('button', { name: newSourceTexts.add }).click()
    await expect(page.getByText(sourceReasons.mailbox.host)).toBeVisible()
    await expect(field('user')).toHaveValue('leads@homes.test')
    await field('host').fill('imap.invalid')
    await field('password').fill('app password')
    await page.getByRole('button', { name: newSourceTexts.add }).click()
    await expect(page.getByRole('heading', { name: ways?.pull.title ?? '' })).toBeVisible()
    await expect(page.getByRole('heading', { name: ways?.push ?? '' })).toBeVisible()
    await expect(page.getByText(sourceReasons.mailbox.noHost('imap.invalid')).first()).toBeVisible({
      timeout: 15_000,
    })
    await expectAccessible(page)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a source is added, tested, paused, renamed and deleted', async ({ page, request }) => {
    await startSession(page, owner)
    const made = await setUp(page, 'generic', 'Without script')
    await page.getByRole('button', { name: texts.sendTest }).click()
    await expect(page.getByText(texts.done['test-sent'])).toBeVisible()
    await page.getByRole('button', { name: texts.pause }).click()
    await expect(page.getByText(texts.done.pause)).toBeVisible()
    expect((await send(request, made, { phone: '9800000001' })).status()).toBe(403)
    await page.getByRole('button', { name: texts.resume }).click()
    await page.getByLabel(newSourceTexts.name).fill('Another name')
    await page.getByRole('button', { name: texts.save }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Another name' })).toBeVisible()
    await page.getByText(texts.remove).first().click()
    await page.getByLabel(texts.typed).fill('Without script')
    await page.getByRole('button', { name: texts.remove }).click()
    await expect(page.getByText(texts.wrongName)).toBeVisible()
    await page.getByLabel(texts.typed).fill('Another name')
    await page.getByRole('button', { name: texts.remove }).click()
    await expect(page).toHaveURL(/\/dashboard\/sources(?:#|$)/)
    expect((await send(request, made, { phone: '9800000001' })).status()).toBe(404)
  })

  test('an owner says which project an advertisement is about', async ({ page, request }) => {
    await startSession(page, owner)
    await chooseProject(page, request, 'Advertisements without script')
  })
})
