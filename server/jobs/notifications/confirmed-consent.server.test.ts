import { createHash, randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { newConsentToken, withdrawalPath } from '#app/enquiries/consent/consent.server.ts'
import { keepNotice, noticeInForce } from '#app/enquiries/consent/notice-in-force.server.ts'
import { consentText, type Notice } from '#app/enquiries/consent/notice.ts'
import { db } from '#db/client.server.ts'
import {
  addPendingNotification,
  listDeliveries,
  look,
  useNotificationTargets,
} from '#test/helpers/database/notification-receivers.ts'

const places = useNotificationTargets()

async function agree(notice: Notice, hash: string): Promise<string> {
  const token = newConsentToken()
  const { version, purposes } = notice
  await db
    .insertInto('consents')
    .values({
      lead_id: await addPendingNotification(),
      notice: hash,
      version,
      purposes,
      page: '/connect',
      token,
    })
    .execute()
  return token
}

function confirmations(): string[] {
  return places.mail.taken
    .filter(({ recipient }) => recipient === 'asha@turns.test')
    .map(({ text }) => text?.replaceAll(/\s+/g, ' ') ?? '')
}

function pastNotice(): { notice: Notice; text: string; hash: string } {
  const notice = {
    ...noticeInForce().notice,
    version: '1',
    en: { ...noticeInForce().notice.en, title: `Notice of before ${randomUUID()}` },
  }
  const text = JSON.stringify(notice)
  return { notice, text, hash: createHash('sha256').update(text).digest('hex') }
}

test('the confirmation has the words of the consent, and the withdrawal link', async () => {
  const { notice, hash } = noticeInForce()
  const token = await agree(notice, hash)
  await look(places.queue)
  const [text] = confirmations()
  expect(text).toContain(consentText(notice))
  expect(text).toContain(consentText(notice, 'hi'))
  expect(text).toContain(withdrawalPath(token))
})

test('consent to a former notice is confirmed in its words', async () => {
  await keepNotice(db)
  const { notice, text, hash } = pastNotice()
  await db.insertInto('privacy_notices').values({ hash, version: '1', text }).execute()
  await agree(notice, hash)
  await look(places.queue)
  expect(confirmations()).toEqual([expect.stringContaining(consentText(notice))])
  expect(confirmations()[0]).not.toContain(consentText(noticeInForce().notice))
})

test('an email waits until the words of its notice are stored', async () => {
  const { notice, text, hash } = pastNotice()
  await agree(notice, hash)
  await look(places.queue)
  expect(confirmations()).toEqual([])
  const waiting = (await listDeliveries()).filter(({ sent_at }) => sent_at === null)
  expect(waiting).toMatchObject([{ way: 'visitor', tries: 1, dead_at: null }])
  await db.insertInto('privacy_notices').values({ hash, version: '1', text }).execute()
  await look(places.queue)
  expect(confirmations()).toEqual([expect.stringContaining(consentText(notice))])
})
