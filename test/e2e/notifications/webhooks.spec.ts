import { once } from 'node:events'
import { createServer } from 'node:http'

import type { Page } from '@playwright/test'
import { Webhook } from 'standardwebhooks'

import { outboxTexts } from '#app/strings/en/notifications.ts'
import { ownTexts } from '#app/strings/en/own-account.ts'
import { listTexts } from '#app/strings/en/setting-forms.ts'
import { settingsTexts } from '#app/strings/en/settings.ts'
import { webhookTexts as texts } from '#app/strings/en/webhooks.ts'
import { ask as inDatabase } from '#test/e2e/helpers/ask.ts'
import { addStaff, expect, expectAccessible, test } from '#test/e2e/helpers/page-test.ts'
import { SESSION_SECRET, startSession } from '#test/e2e/helpers/people.ts'
import { held } from '#test/e2e/helpers/site.ts'
import { sendEnquiry, startSite } from '#test/helpers/site/site.ts'

const owner = '9876501795'
const password = 'seven quiet lanterns'
const path = '/dashboard/settings/notifications'

/** A program that takes webhooks; it answers what the journey says. */
async function startReceiver() {
  const calls: { body: string; headers: Record<string, string> }[] = []
  const answer = { status: 204, text: '' }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const headers = Object.entries(request.headers).map(([name, one]) => [name, String(one)])
      const body = Buffer.concat(chunks).toString()
      calls.push({ body, headers: Object.fromEntries(headers) })
      response.writeHead(answer.status).end(answer.text)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${port}/hook`, calls, answer, stop }
}

async function startOwnSite(variables: Record<string, string>) {
  const site = await startSite({
    NODE_ENV: 'production',
    SESSION_SECRET,
    WEBHOOK_ALLOW_PRIVATE: 'true',
    ...held,
    ...variables,
  })
  await addStaff(owner, 'Rukmini Rao', password, 'owner', site.folder)
  return { ...site, base: site.base.replace('127.0.0.1', 'localhost') }
}

const shownSecret = (page: Page) => page.getByLabel(texts.created.label, { exact: true })

async function changeSecret(page: Page, change: keyof typeof texts.changes): Promise<void> {
  await page.getByLabel(texts.password).fill(password)
  await page.getByRole('button', { name: texts.changes[change] }).click()
}

test('an owner connects a program: secret, test, rotation, and a failed delivery sent again', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const receiver = await startReceiver()
  const site = await startOwnSite({ NOTIFICATION_RETRY_SECONDS: '0' })
  const verify = (secret: string) => {
    const { body, headers } = receiver.calls.at(-1) ?? { body: '', headers: {} }
    return new Webhook(secret).verify(body, headers)
  }
  async function sendTest(answer: string): Promise<void> {
    await page.getByRole('button', { name: texts.sendTo(receiver.url) }).click()
    await expect(page.getByText(answer)).toBeVisible()
  }
  try {
    await startSession(page, owner, site.folder)
    await page.goto(site.base + path)
    await page.getByLabel(listTexts.value.WEBHOOK_URLS + listTexts.number(1)).fill(receiver.url)
    await page.getByLabel(settingsTexts.password, { exact: true }).fill(password)
    await page.getByRole('button', { name: settingsTexts.save }).click()
    await expect(page.getByText(texts.created.message)).toBeVisible()
    await expect(shownSecret(page)).toBeFocused()
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('hook')
    const first = await shownSecret(page).inputValue()
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByText(texts.states.one)).toBeVisible()
    await expect(page.getByText(first)).toHaveCount(0)
    await expect(page.getByLabel(listTexts.value.WEBHOOK_URLS + listTexts.number(1))).toHaveValue(
      receiver.url,
    )

    await sendTest(texts.test.accepted)
    expect(verify(first)).toMatchObject({ type: 'test' })
    await changeSecret(page, 'rotate')
    await expect(shownSecret(page)).not.toHaveValue(first)
    await expect(shownSecret(page)).toBeInViewport()
    const fresh = await shownSecret(page).inputValue()
    await page.getByRole('link', { name: texts.created.done }).click()
    await expect(shownSecret(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: texts.changes.rotate })).toHaveCount(0)
    await sendTest(texts.test.accepted)
    expect([verify(first), verify(fresh)]).toHaveLength(2)
    await changeSecret(page, 'remove-old')
    await expect(page.getByText(texts.removed)).toBeInViewport()
    Object.assign(receiver.answer, { status: 401, text: '{"error":"invalid signature"}' })
    await sendTest(texts.test.unauthorized)
    await expect(page.getByText(receiver.answer.text)).toBeVisible()
    expect(() => verify(first)).toThrow()
    expect(verify(fresh)).toMatchObject({ type: 'test' })

    receiver.answer.status = 410
    const { message } = await sendEnquiry(site.base)
    const failed = page.getByText(texts.outcome.failed, { exact: true })
    await expect(async () => {
      await page.goto(site.base + path)
      await expect(failed).toBeVisible({ timeout: 500 })
    }).toPass()
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page)
      const overflow = await page.evaluate(() => document.body.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    }
    receiver.answer.status = 204
    await page.getByRole('button', { name: new RegExp(`^${outboxTexts.again}`) }).click()
    await expect(page.getByText(outboxTexts.onItsWay)).toBeVisible()
    await expect(async () => {
      await page.reload()
      await expect(page.getByText(texts.outcome.sent, { exact: true })).toBeVisible({
        timeout: 500,
      })
    }).toPass()
    await expect(page.getByText(new RegExp(`^${outboxTexts.last.sent('1 minute')}`))).toBeVisible()
    expect(verify(fresh)).toMatchObject({ type: 'enquiry.received', data: { message } })
  } finally {
    await site.stop()
    receiver.stop()
  }
})

test('what the server sets has no buttons, and says why', async ({ page }) => {
  const site = await startOwnSite({
    WEBHOOK_URLS: 'https://crm.homes.test/hook',
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
  })
  try {
    await startSession(page, owner, site.folder)
    await page.goto(site.base + path)
    for (const name of ['WEBHOOK_URLS', 'WEBHOOK_SECRET'])
      await expect(page.getByText(settingsTexts.byServer(name))).toBeVisible()
    await expect(page.getByLabel(texts.password)).toHaveCount(0)
    for (const name of Object.values(texts.changes))
      await expect(page.getByRole('button', { name })).toHaveCount(0)
    await expect(
      page.getByRole('button', { name: texts.sendTo('https://crm.homes.test/hook') }),
    ).toBeVisible()
  } finally {
    await site.stop()
  }
})

const forget = () => inDatabase("delete from setting_changes where section = 'notifications'")

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test.beforeEach(forget)
  test.afterEach(forget)

  test(
    'a secret is shown once, and a reload makes no other',
    { tag: '@gate' },
    async ({ page }) => {
      await addStaff(owner, 'Rukmini Rao', password)
      await startSession(page, owner)
      await page.goto(path)
      await page.getByRole('button', { name: texts.changes.create }).click()
      await expect(page.getByText(ownTexts.password.wrong)).toBeInViewport()
      await changeSecret(page, 'create')
      await expect(shownSecret(page)).toHaveValue(/^whsec_/)
      await expect(shownSecret(page)).toBeInViewport()
      await page.reload()
      await expect(page.getByText(texts.refused.create)).toBeVisible()
      await expect(shownSecret(page)).toHaveCount(0)
      await page.goto(path)
      await expect(page.getByText(texts.states.one)).toBeVisible()
      await expect(page.getByText('whsec_')).toHaveCount(0)
    },
  )

  test('recipients and webhooks have rows: added, refused with what was typed, removed, tested', async ({
    browser,
  }) => {
    test.setTimeout(180_000)
    const receiver = await startReceiver()
    const site = await startOwnSite({})
    try {
      for (const viewport of [
        { width: 390, height: 844 },
        { width: 1440, height: 900 },
      ]) {
        const page = await browser.newPage({ viewport, javaScriptEnabled: false })
        const row = (text: string, count: number) => page.getByLabel(text + listTexts.number(count))
        const email = (count: number) => row(listTexts.value.MAIL_TO, count)
        const address = (count: number) => row(listTexts.value.WEBHOOK_URLS, count)
        const save = async () => {
          await page.getByLabel(settingsTexts.password, { exact: true }).fill(password)
          await page.getByRole('button', { name: settingsTexts.save }).click()
        }
        await startSession(page, owner, site.folder)
        await page.goto(site.base + path)
        await row(listTexts.person, 1).fill('Meera Rao')
        await email(1).fill('meera@rao.test')
        await row(listTexts.person, 2).fill('Desk')
        await email(2).fill('desk at rao.test')
        await address(1).fill(receiver.url)
        await save()
        await expect(page.getByRole('link', { name: listTexts.wrongAddress })).toBeVisible()
        await expect(email(1)).toHaveValue('meera@rao.test')
        await expect(email(2)).toHaveValue('desk at rao.test')
        await expect(address(1)).toHaveValue(receiver.url)
        await email(2).fill('desk@rao.test')
        await save()
        await expect(page.getByText(outboxTexts.last.none)).toHaveCount(3)
        await page.getByRole('button', { name: texts.sendTo(receiver.url) }).click()
        await expect(page.getByText(texts.test.accepted)).toBeVisible()
        await page.getByLabel(listTexts.removeOf('desk@rao.test')).check()
        await page.getByLabel(listTexts.removeOf(receiver.url)).check()
        await save()
        await expect(email(1)).toHaveValue('meera@rao.test')
        await expect(email(2)).toHaveValue('')
        await expect(address(1)).toHaveValue('')
        await page.getByLabel(listTexts.removeOf('meera@rao.test')).check()
        await save()
        await expect(email(1)).toHaveValue('')
        await page.context().close()
      }
    } finally {
      await site.stop()
      receiver.stop()
    }
  })
})
