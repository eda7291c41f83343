import type { Page } from '@playwright/test'
import { z } from 'zod'

import { navTexts } from '#app/strings/en/nav.ts'
import { spamListTexts } from '#app/strings/en/spam.ts'
import { bodyRows, openLeads, menuLink, searchField } from '#test/e2e/helpers/dashboard.ts'
import {
  call,
  fill,
  open,
  send,
  thanked,
  thanks,
  toast,
} from '#test/e2e/helpers/enquiries/enquiry-form.ts'
import { addStaff, awake, expect, expectAccessible, test } from '#test/e2e/helpers/page-test.ts'
import { connectTo } from '#test/helpers/site/site.ts'

const challenges = '**/api/v1/enquiry-puzzles'
const phone = '9876501263'
const password = 'seven quiet lanterns'

const leadShape = z.array(
  z.object({ spam_reason: z.string().nullable(), spam_signals: z.array(z.string()) }),
)

async function leadsOf(name: string) {
  const client = await connectTo(process.env['E2E_DATA'] ?? '')
  const { rows } = await client.query(
    'select spam_reason, spam_signals from leads where name = $1',
    [name],
  )
  await client.end()
  return leadShape.parse(rows)
}

/** Ends with the worker that solves the challenge. */
function solving(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.once('worker', (worker) => worker.once('close', () => resolve()))
  })
}

test('a device solves a challenge once someone types, and a second enquiry has one of its own', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (['enquiry-puzzles', 'challenge-worker'].some((part) => request.url().includes(part)))
      requests.push(request.url())
  })
  await open(page)
  await page.getByLabel('Name', { exact: true }).hover()
  await page.getByLabel('Name', { exact: true }).focus()
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  for (const name of ['Solved First', 'Solved Next']) {
    const solved = solving(page)
    await fill(page, { Name: name, Phone: name === 'Solved First' ? '9700000411' : '9700000412' })
    await solved
    const sent = page.waitForRequest(call)
    await send(page).click()
    expect((await sent).postDataJSON()).toMatchObject({
      pay: { signs: { ms: expect.any(Number), solved: { challenge: {}, solution: {} } } },
    })
    await expect(toast(page, thanks)).toBeVisible()
    // The toast of the first may still stand there.
    await expect.poll(() => leadsOf(name)).toEqual([{ spam_reason: null, spam_signals: [] }])
    await page.getByRole('link', { name: 'Send another enquiry' }).click()
  }
  expect(requests.filter((address) => address.includes('enquiry-puzzles'))).toHaveLength(2)
})

test('without a worker, and pressed before the challenge is solved, an enquiry arrives all the same', async ({
  page,
}) => {
  await page.route('**/challenge-worker*', (route) => route.abort())
  await open(page)
  await fill(page, { Name: 'No Worker', Phone: '9700000413' })
  await send(page).click()
  await expect(toast(page, thanks)).toBeVisible()
  expect(await leadsOf('No Worker')).toEqual([{ spam_reason: null, spam_signals: ['unsolved'] }])
  await page.unroute('**/challenge-worker*')
  // Never answered.
  await page.route(challenges, () => undefined)
  await page.reload()
  await fill(page, { Name: 'No Challenge', Phone: '9700000414' })
  await send(page).click()
  await expect(thanked(page)).toBeVisible()
  expect(await leadsOf('No Challenge')).toEqual([{ spam_reason: null, spam_signals: ['unsolved'] }])
})

test('what was typed before a reload is sent without a time', async ({ page }) => {
  await open(page)
  await page.getByLabel('Name', { exact: true }).focus()
  // What is typed is kept once the form's script is there.
  await awake(page, '[data-island]:has([name=message])')
  await fill(page, { Name: 'Typed Before Reload', Phone: '9700000415' })
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Typed Before Reload')
  await page.getByLabel('Name', { exact: true }).focus()
  await awake(page, '[data-island]:has([name=message])')
  const sent = page.waitForRequest(call)
  await send(page).click()
  expect((await sent).postDataJSON()).toMatchObject({
    pay: { signs: expect.not.objectContaining({ ms: expect.anything() }) },
  })
  await expect(toast(page, thanks)).toBeVisible()
})

test('a field that no one sees or reaches keeps apart who fills it in, and the dashboard says why', async ({
  page,
}) => {
  await addStaff(phone, 'Wary Desk', password)
  await open(page)
  const unseen = page.locator('input[name="subject"]')
  await expect(unseen).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0)
  await page.getByLabel('Message', { exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('summary:focus')).toHaveCount(1)
  await expectAccessible(page)
  await fill(page, { Name: 'Form Filler', Phone: '9700000416' })
  await unseen.evaluate((field) => field.setAttribute('value', 'Rank first on Google'))
  await send(page).click()
  await expect(toast(page, thanks)).toBeVisible()
  expect(await leadsOf('Form Filler')).toMatchObject([{ spam_reason: 'signs' }])
  await openLeads(page, phone)
  await (await menuLink(page, new RegExp(navTexts.spam))).click()
  await searchField(page).fill('form filler')
  await page.keyboard.press('Enter')
  await expect(bodyRows(page)).toHaveCount(1)
  await expect(bodyRows(page)).toContainText(spamListTexts.signs.hidden)
  await expectAccessible(page)
})
