import { afterAll, expect, test } from 'vitest'

import { webhookTexts as texts } from '#app/strings/en/webhooks.ts'
import { db } from '#db/client.server.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'
import { password } from '#test/staff/each-role.ts'
import { addNewLead } from '#test/staff/staff-members.ts'
import { signedInOwner } from '#test/staff/signed-in-owner.ts'

const Origin = 'http://homes.test'
const path = '/dashboard/settings/notifications'
const asking = signedInOwner()

afterAll(async () => {
  await db.deleteFrom('setting_changes').where('section', '=', 'notifications').execute()
})

const secretsIn = (html: string) => new Set(html.match(/whsec_[A-Za-z0-9+/]{43}=/g) ?? [])

async function post(fields: Record<string, string>) {
  const answer = await postForm(path, fields, { Origin, Cookie: asking.Cookie })
  const html = await answer.text()
  const to = answer.headers.get('Location')
  const kept = answer.headers.get('Cache-Control')
  return { status: answer.status, to, kept, html, secrets: secretsIn(html) }
}

async function page(): Promise<{ html: string; basedOn: string }> {
  const answer = await fetchPath(path, { headers: { Cookie: asking.Cookie } })
  const html = await answer.text()
  return { html, basedOn: /name="basedOn" value="(\d*)"/.exec(html)?.[1] ?? '' }
}

test('a secret is in one answer alone: not for a wrong password, not a second time, not on a page', async () => {
  const { basedOn } = await page()
  const form = { intent: 'create', basedOn, password }
  const refused = await post({ ...form, password: 'a wrong password' })
  expect([refused.status, refused.secrets.size]).toEqual([422, 0])
  const created = await post(form)
  expect(created).toMatchObject({ status: 200, to: null, kept: 'no-store' })
  expect(created.secrets.size).toBe(1)
  const reloaded = await post(form)
  expect([reloaded.status, reloaded.secrets.size]).toEqual([409, 0])
  expect(reloaded.html).toContain(texts.refused.create)
  expect(secretsIn((await page()).html).size).toBe(0)
})

test('a typed secret is not in the answer to a wrong password', async () => {
  const { basedOn } = await page()
  const typed = {
    basedOn,
    MAIL_TO: 'asha@homes.test',
    'mail-server': 'parts',
    // A whole address in the field of the host.
    SMTP_HOST: 'smtps://user:typed-secret@mail.test',
    SMTP_PASSWORD: 'typed-secret',
    password: 'a wrong password',
  }
  const { status, html } = await post(typed)
  expect(status).toBe(422)
  expect(html).toContain(typed.MAIL_TO)
  expect(html).not.toContain('typed-secret')
})

test('a rotation is shown once, and the old secret is removed by a form of its own', async () => {
  const { basedOn } = await page()
  const rotated = await post({ intent: 'rotate', basedOn, password })
  expect(rotated.secrets.size).toBe(1)
  expect(rotated.html).toContain(texts.created.rotated)
  const third = await post({ intent: 'rotate', basedOn: (await page()).basedOn, password })
  expect([third.status, third.secrets.size]).toEqual([409, 0])
  expect(third.html).toContain(texts.refused.rotate)
  const removed = await post({ intent: 'remove-old', basedOn: (await page()).basedOn, password })
  expect([removed.status, removed.to]).toEqual([302, `${path}?removed#webhook-secret`])
  expect((await page()).html).toContain(texts.states.one)
})

test('the secret changes at its own section’s price, whichever section the form names', async () => {
  const answer = await postForm(
    '/dashboard/settings/business',
    { intent: 'rotate', basedOn: (await page()).basedOn },
    { Origin, Cookie: asking.Cookie },
  )
  expect(answer.status).toBe(422)
})

test('the last deliveries say what became of each, and a failed one is sent again from here', async () => {
  const dead = { way: 'webhook', target: 'hooks.test (a1)', kind: 'enquiry', tries: 22 }
  const lead = await addNewLead(db, { name: 'Hooked Home' })
  const { id } = await db
    .insertInto('deliveries')
    .values({ ...dead, event_id: crypto.randomUUID(), lead_id: lead, dead_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { html } = await page()
  expect(html).toContain('Hooked Home')
  expect(html).toContain(texts.outcome.failed)
  const again = await postForm(
    '/dashboard/notifications/retry',
    { delivery: id, from: 'settings' },
    { Origin, Cookie: asking.Cookie },
  )
  expect(again.headers.get('Location')).toBe(`${path}?again#webhook-deliveries`)
  await db.deleteFrom('leads').where('id', '=', lead).execute()
})
