import { afterEach, expect } from 'vitest'

import { config } from '#app/config/config.server.ts'
import { webhookTexts } from '#app/strings/en/webhooks.ts'
import { db } from '#db/client.server.ts'
import { it } from '#test/helpers/database/database.ts'
import { addAgent } from '#test/staff/staff-members.ts'

import { fieldsOf, sentSection } from './section-view.server.ts'
import { listChanges } from './setting-history.server.ts'
import { readSection, refreshSettings, saveSection } from './stored-settings.server.ts'
import { changeSecret, withFirstSecret } from './webhook-secret.server.ts'
import { findWebhooks } from '#app/routes/dashboard/settings/webhooks/webhooks-view.server.ts'

afterEach(() => refreshSettings(db))

type Db = Parameters<typeof changeSecret>[0]

const texts = webhookTexts.refused
const SECRET = /^whsec_[A-Za-z0-9+/]{43}=$/

const pageOf = async (trx: Db) => (await readSection(trx, 'notifications')).id

async function inForce(trx: Db): Promise<string[] | undefined> {
  await refreshSettings(trx)
  return config.WEBHOOK_SECRET
}

it('a secret is created once, however often its form comes', async ({ trx }) => {
  const by = { id: await addAgent(trx, 'creating') }
  const shown = await pageOf(trx)
  const first = await changeSecret(trx, 'create', shown, by)
  expect(first).toMatchObject({ kind: 'changed', secret: expect.stringMatching(SECRET) })
  const again = await changeSecret(trx, 'create', shown, by)
  expect(again).toEqual({ kind: 'refused', text: texts.create })
  expect(await inForce(trx)).toEqual([first.kind === 'changed' && first.secret])
})

it('after a rotation both sign until the old one is removed, and a third is refused', async ({
  trx,
}) => {
  const by = { id: await addAgent(trx, 'rotating') }
  await changeSecret(trx, 'create', '', by)
  const [old] = (await inForce(trx)) ?? []
  const shown = await pageOf(trx)
  const rotated = await changeSecret(trx, 'rotate', shown, by)
  const fresh = rotated.kind === 'changed' ? rotated.secret : undefined
  expect(await inForce(trx)).toEqual([fresh, old])
  expect(await changeSecret(trx, 'rotate', await pageOf(trx), by)).toEqual({
    kind: 'refused',
    text: texts.rotate,
  })
  expect(await changeSecret(trx, 'remove-old', await pageOf(trx), by)).toEqual({ kind: 'changed' })
  expect(await inForce(trx)).toEqual([fresh])
  // The answer of the rotation, loaded again.
  expect(await changeSecret(trx, 'rotate', shown, by)).toEqual({
    kind: 'refused',
    text: texts.conflict,
  })
  expect(await inForce(trx)).toEqual([fresh])
})

it('no page, row or history has the text of a secret', async ({ trx }) => {
  const by = { id: await addAgent(trx, 'reading') }
  await changeSecret(trx, 'create', '', by)
  await changeSecret(trx, 'rotate', await pageOf(trx), by)
  const stored = await readSection(trx, 'notifications')
  const view = await findWebhooks(trx, stored)
  expect(view.secret).toBe('two')
  const [rows, records, changes] = [
    await trx.selectFrom('setting_changes').selectAll().execute(),
    await trx.selectFrom('audit_log').selectAll().execute(),
    await listChanges(trx, { max: 2 }),
  ]
  const seen = JSON.stringify([rows, records, changes, view, fieldsOf('notifications', stored)])
  for (const secret of (await inForce(trx)) ?? [])
    expect(seen.includes(secret.slice(6))).toBe(false)
  expect(changes.map(({ lines }) => lines)).toEqual([
    ['Webhook secret: changed'],
    ['Webhook secret: changed'],
  ])
})

it('the first address brings a secret, a later one keeps it, and no one types one', async ({
  trx,
}) => {
  const by = { id: await addAgent(trx, 'saving') }
  async function save(urls: string) {
    const fields: Record<string, string> = {
      basedOn: await pageOf(trx),
      WEBHOOK_URLS: urls,
      WEBHOOK_SECRET: 'whsec_typed',
      'remove-WEBHOOK_SECRET': 'yes',
    }
    const typed = sentSection('notifications', (name) => fields[name] ?? '')
    const { sent, secret } = await withFirstSecret(trx, typed)
    const { kind } = await saveSection(trx, 'notifications', sent, by)
    return { kind, secret, inForce: await inForce(trx) }
  }
  expect(await save('')).toEqual({ kind: 'saved', secret: undefined, inForce: undefined })
  const { secret, ...first } = await save('https://crm.test/a')
  expect(secret).toMatch(SECRET)
  expect(first).toEqual({ kind: 'saved', inForce: [secret] })
  const next = await save('https://crm.test/a, https://crm.test/b')
  expect(next).toEqual({ kind: 'saved', secret: undefined, inForce: [secret] })
})
