import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { applySettings } from '#app/config/config.server.ts'
import { failureTexts } from '#app/strings/en/notifications.ts'
import { testMailTexts as texts } from '#app/strings/en/settings.ts'
import { webhookTexts } from '#app/strings/en/webhooks.ts'
import { startMailServer, type MailServer } from '#test/helpers/site/mail-server.ts'

import { sendTestMail } from './test-mail.server.ts'

const to = 'meera@homes.test'
const by = { id: 'test-mail.test' }
let server: MailServer

beforeAll(async () => {
  server = await startMailServer()
})
afterEach(() => void applySettings({}))
afterAll(() => server.stop())

function useServer(): void {
  const stored = { SMTP_URL: server.url, MAIL_FROM: 'desk@homes.test', MAIL_TO: 'asha@homes.test' }
  expect(applySettings({ notifications: stored })).toEqual([])
}

test('without a mail server, and to no address, nothing is sent', async () => {
  expect(await sendTestMail(to, by)).toEqual({ to, isSent: false, text: texts.notSet })
  useServer()
  expect(await sendTestMail('meera', by)).toMatchObject({ isSent: false, text: texts.wrong })
  expect(server.taken).toEqual([])
})

test('a test email shows what the mail server answered', async () => {
  useServer()
  const { isSent, text } = await sendTestMail(to, by)
  expect(isSent).toBe(true)
  expect(text).toMatch(/250/)
  expect(server.taken).toMatchObject([{ recipient: to, from: { address: 'desk@homes.test' } }])
})

test('a refusal is shown in the words of the mail server', async () => {
  useServer()
  server.refuseNext('550 no such person here')
  expect(await sendTestMail(to, by)).toEqual({
    to,
    isSent: false,
    text: texts.failed(failureTexts.refused('550 no such person here')),
  })
})

test('an owner sends five test emails a minute, because they go to any address', async () => {
  useServer()
  const before = server.taken.length
  const other = { id: 'another-owner.test' }
  const sent = []
  for (let index = 0; index < 6; index += 1) sent.push(await sendTestMail(to, other))
  expect(sent.map(({ isSent }) => isSent)).toEqual([true, true, true, true, true, false])
  expect(sent.at(-1)?.text).toBe(webhookTexts.test.wait)
  expect(server.taken.length).toBe(before + 5)
})
