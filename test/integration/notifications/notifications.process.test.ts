import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { startMailServer, type MailServer } from '#test/helpers/site/mail-server.ts'
import { connectTo, sendEnquiry, startSite, type Site } from '#test/helpers/site/site.ts'
import { startWebhookReceiver, type WebhookReceiver } from '#test/helpers/site/webhook-receiver.ts'

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const SOON = { timeout: 20_000, interval: 50 }
const { folder, remove } = temporaryFolder()

let mail: MailServer
let hook: WebhookReceiver
let site: Site | undefined

beforeAll(async () => {
  mail = await startMailServer()
  hook = await startWebhookReceiver(SECRET)
})
afterAll(async () => {
  await site?.stop()
  await mail.stop()
  hook.stop()
  remove()
})

function start(): Promise<Site> {
  return startSite(
    {
      SMTP_URL: mail.url,
      MAIL_FROM: 'Sharma Homes <desk@homes.test>',
      MAIL_TO: 'team@homes.test',
      WEBHOOK_URLS: hook.url,
      WEBHOOK_SECRET: SECRET,
      WEBHOOK_ALLOW_PRIVATE: 'true',
      NOTIFICATION_RETRY_SECONDS: '0',
    },
    folder,
  )
}

test('a notification arrives though its receiver fails five times and the site is killed in between', async () => {
  site = await start()
  // The third is kept waiting, and the site dies while it waits.
  hook.answerNext(500, 500, 0, 500, 500, 500)
  expect((await sendEnquiry(site.base)).status).toBe(200)
  await vi.waitFor(
    () => expect(hook.taken.map(({ status }) => status)).toEqual([500, 500, 0]),
    SOON,
  )
  site.child.kill('SIGKILL')
  await site.ended
  const owner = await connectTo(folder, 'northlight')
  const { rowCount } = await owner.query(
    `update pgboss.job set started_on = now() - interval '2 minutes' where state = 'active'`,
  )
  await owner.end()
  expect(rowCount).toBeGreaterThan(0)
  site = await start()
  await vi.waitFor(() => expect(hook.taken.at(-1)?.status).toBe(204), SOON)
  expect(hook.taken.map(({ status }) => status)).toEqual([500, 500, 0, 500, 500, 500, 204])
  expect(new Set(hook.taken.map(({ id }) => id)).size).toBe(1)
  await vi.waitFor(() => expect(mail.taken.length).toBeGreaterThanOrEqual(2), SOON)
  const recipients = new Set(mail.taken.map(({ recipient }) => recipient))
  expect(recipients).toEqual(new Set(['team@homes.test', 'asha@example.com']))
  // A person who gets a mail twice can tell that it is one.
  expect(new Set(mail.taken.map(({ messageId }) => messageId)).size).toBe(2)
  expect(site.output()).not.toMatch(/Asha|asha@|enquiry \d+ \d/)
}, 90_000)
