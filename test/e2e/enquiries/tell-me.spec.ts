import type { Browser, Page } from '@playwright/test'

import { alertFaults } from '#app/enquiries/alerts/alert-contact.ts'
import { alertMailTexts } from '#app/strings/en/notifications.ts'
import { questionTexts } from '#app/strings/en/questions.ts'
import { signInTexts } from '#app/strings/en/sign-in.ts'
import { tabTo } from '#test/e2e/helpers/browser/by-keys.ts'
import { addStaff, expect, expectAccessible, test } from '#test/e2e/helpers/page-test.ts'
import { held, withoutScript } from '#test/e2e/helpers/site.ts'
import { projectWhere } from '#test/helpers/listed.ts'
import { publisherAt } from '#test/helpers/publisher.ts'
import { startMailServer, type MailServer } from '#test/helpers/site/mail-server.ts'
import { startSite, type Site } from '#test/helpers/site/site.ts'

const owner = '9876501601'
const password = 'nine patient herons'
const number = 'UPRERAPRJ160160'
const SOON = { timeout: 20_000, intervals: [200] }

/** With a mail server and publications of its own. */
let site: Site
let mail: MailServer
let publisher: ReturnType<typeof publisherAt>

const project = projectWhere('unregistered', ({ rera, type }) => !rera && type === 'Apartments')
const ofQuestion = `/tell-me?project=${project.slug}&question=rera`

test.describe.configure({ mode: 'serial', timeout: 120_000 })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  mail = await startMailServer()
  site = await startSite({
    NODE_ENV: 'production',
    SMTP_URL: mail.url,
    MAIL_FROM: 'desk@homes.test',
    MAIL_TO: 'team@homes.test',
    ...held,
  })
  publisher = publisherAt(site.folder)
  await addStaff(owner, 'Answering Owner', password, 'owner', site.folder)
})

test.afterAll(async () => {
  await publisher.close()
  await site.stop()
  await mail.stop()
})

/** The path of the alert's page in the newest mail to an address. */
async function linkIn(address: string, count = 1): Promise<string> {
  const mails = () => mail.taken.filter(({ recipient }) => recipient === address)
  await expect.poll(() => mails().length, SOON).toBe(count)
  return /\/tell-me\/[\da-f]{32}/.exec(mails().at(-1)?.text ?? '')?.[0] ?? ''
}

const field = (page: Page) => page.getByLabel('Your email or WhatsApp number')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function open(browser: Browser, options: object): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.base, ...options })
  return context.newPage()
}

for (const [how, options] of [
  ['with script', {}],
  ['without script', withoutScript],
] as const) {
  test(`an alert by email is confirmed and stopped ${how}`, async ({ browser }) => {
    const page = await open(browser, options)
    const address = `asha-${how.replace(' ', '-')}@alerts.test`
    await page.goto(`/${project.slug}`)
    await page.getByRole('link', { name: 'Tell me about: RERA number' }).click()
    await expect(heading(page)).toHaveText('Tell me when the RERA number is out')
    await page.getByRole('button', { name: 'Tell me' }).click()
    await expect(page.getByText(alertFaults.empty)).toBeVisible()
    await field(page).fill(address)
    await page.getByRole('button', { name: 'Tell me' }).click()
    await expect(page.getByRole('heading', { name: 'Please confirm your email' })).toBeVisible()
    const link = await linkIn(address)
    await page.goto(link)
    await page.reload()
    await expect(heading(page)).toHaveText('Confirm your alert')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(heading(page)).toHaveText('Your alert is on')
    await page.getByRole('button', { name: 'Stop this alert' }).click()
    await expect(heading(page)).toHaveText('Your alert is stopped')
    await page.goto(link)
    await expect(heading(page)).toHaveText('This link does not work')
    await page.context().close()
  })
}

test('a search asks for an alert by keys, from its result and from an empty one', async ({
  browser,
}) => {
  const page = await open(browser, {})
  await page.goto('/projects?type=Plots')
  await tabTo(page, page.getByRole('link', { name: 'Tell me when a project fits' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tell-me\?type=Plots$/)
  await expect(page.locator('#main').getByText('Plots', { exact: true })).toBeVisible()
  await tabTo(page, field(page))
  await page.keyboard.type('98123 45699')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('WhatsApp')
  await page.goto('/projects?type=Farmhouse&city=Goa')
  await expect(page.getByRole('link', { name: 'Tell me when a project fits' })).toHaveCount(1)
  await page.context().close()
})

test('the pages are accessible and fit a phone', async ({ browser }) => {
  const page = await open(browser, {})
  for (const path of [
    ofQuestion,
    `${ofQuestion}&sent=email`,
    '/tell-me',
    `/tell-me/${'0'.repeat(32)}`,
  ])
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path)
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  await page.context().close()
})

test('a publication answers the alert by email, the lead by one press, and WhatsApp by staff', async ({
  browser,
  request,
}) => {
  const page = await open(browser, {})
  const address = 'chitra@alerts.test'
  await page.goto(ofQuestion)
  await field(page).fill(address)
  await page.getByRole('button', { name: 'Tell me' }).click()
  await page.goto(await linkIn(address))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.goto(ofQuestion)
  await field(page).fill('9812345601')
  await page.getByRole('button', { name: 'Tell me' }).click()
  await expect(page.getByRole('status')).toContainText('WhatsApp')
  const pay = {
    name: 'Deepa Asks',
    phone: '9812345602',
    email: 'deepa@leads.test',
    message: 'Soon?',
  }
  await request.post(`${site.base}/api/v1/user/connect`, {
    headers: { pid: 'northlight' },
    data: {
      meta: { pid: 'northlight' },
      pay: { ...pay, asks: ['RERA number'], page: `/${project.slug}` },
    },
  })

  await page.goto('/admin')
  await page.getByLabel(signInTexts.phone).fill(owner)
  await page.getByLabel(signInTexts.password).fill(password)
  await page.getByRole('button', { name: signInTexts.go }).click()
  await expect(page).toHaveURL(/dashboard$/)
  const questions = `/dashboard/projects/${project.id}/questions`
  await page.goto('/dashboard/projects')
  const row = page.getByRole('row').filter({ hasText: project.name })
  await expect(row).toContainText(questionTexts.waiting(1))
  await page.goto(`${questions}/rera`)
  await expect(page.getByText(questionTexts.noAnswer)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Email the answer/ })).toHaveCount(0)

  await publisher.publish({ ...project, rera: { registered: true, number } })
  const stop = await linkIn(address, 2)
  const news = mail.taken.filter(({ recipient }) => recipient === address).at(-1)
  expect(news?.text).toContain(number)
  expect(news?.text).toContain(alertMailTexts.stop)
  await page.reload()
  await page.getByRole('button', { name: questionTexts.mailTo(1) }).click()
  await expect(page.getByRole('status').filter({ hasText: questionTexts.mailed(1) })).toBeVisible()
  await expect(page.getByText('Deepa Asks')).toHaveCount(0)
  const answers = () =>
    mail.taken.filter(
      ({ recipient, text = '' }) => recipient === 'deepa@leads.test' && text.includes(number),
    )
  await expect.poll(() => answers().length, SOON).toBe(1)

  await page.goto(questions)
  const chat = page.getByRole('link', { name: 'WhatsApp, 9812345601' })
  expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain('/tell-me/')
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Sent.*9812345601/ }).click()
  await expect(chat).toHaveCount(0)

  // As a mail program posts it, without cookies (RFC 8058).
  const stopped = await request.post(site.base + stop, {
    form: { 'List-Unsubscribe': 'One-Click' },
    maxRedirects: 0,
  })
  expect(stopped.status()).toBe(200)
  expect((await request.get(site.base + stop)).status()).toBe(404)
  await page.context().close()
})
