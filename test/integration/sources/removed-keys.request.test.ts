import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { formatTime } from '#app/audit/format-time.ts'
import { findSummary } from '#app/sources/page/list-sources.server.ts'
import { sourceView } from '#app/sources/page/source-view.server.ts'
import { changeSource, rotateKey } from '#app/sources/store/change-source.server.ts'
import { forgetDeliveries } from '#app/sources/store/forget-deliveries.server.ts'
import { keyHash } from '#app/sources/store/source-key.ts'
import { sourceTexts } from '#app/strings/en/sources/sources.ts'
import { db } from '#db/client.server.ts'
import { fetchPath } from '#test/helpers/site/app.ts'
import { addAgent } from '#test/staff/staff-members.ts'

import { addSource, deliveriesOf, newPhone, send, type MadeSource } from './source-scene.ts'

async function viewOf({ id }: MadeSource, now = new Date()) {
  const summary = await findSummary(db, id, now)
  if (!summary) throw new Error('no such source')
  return { ...sourceView(summary, now), usedAt: summary.oldKeyUsedAt }
}

test('who still sends with a removed key is named on the page of the source', async () => {
  const by = { id: await addAgent(db, `owner-${crypto.randomUUID()}`, { role: 'owner' }) }
  const first = await addSource('generic')
  const second = { ...first, key: (await rotateKey(db, first.id, by)) ?? '' }
  expect((await send(first, { phone: newPhone() })).status).toBe(201)
  const third = { ...first, key: (await rotateKey(db, first.id, by)) ?? '' }
  expect(await viewOf(first)).toMatchObject({ state: 'working', notice: '' })

  expect((await send(first, { phone: newPhone() })).status).toBe(401)
  const inPath = { method: 'POST', body: JSON.stringify({ phone: newPhone() }) }
  expect((await fetchPath(`/api/v1/sources/${first.key}`, inPath)).status).toBe(404)
  expect((await send(third, { phone: newPhone() })).status).toBe(201)
  const { state, notice, usedAt } = await viewOf(first)
  const shown = formatTime(usedAt ?? new Date(), new Date())
  expect([state, notice]).toEqual(['failing', sourceTexts.notice.oldKey(shown, 2)])
  expect(await deliveriesOf(first)).toHaveLength(2)

  await changeSource(db, first.id, { kind: 'remove-old-key' }, by)
  expect((await send(second, { phone: newPhone() })).status).toBe(401)
  expect((await viewOf(first)).notice).toContain('3 times')
  const tomorrow = new Date(Date.now() + 25 * 3_600_000)
  expect(await viewOf(first, tomorrow)).toMatchObject({ state: 'working', notice: '' })
})

test('a key that never was is no old key, and an old one is forgotten after 90 days', async () => {
  const by = { id: await addAgent(db, `owner-${crypto.randomUUID()}`, { role: 'owner' }) }
  const source = await addSource('generic')
  await rotateKey(db, source.id, by)
  await rotateKey(db, source.id, by)
  await fetchPath('/api/v1/sources/lk_0', { method: 'POST', body: '{}' })
  const kept = () =>
    db
      .selectFrom('source_removed_keys')
      .select(['hash', 'uses'])
      .where('source_id', '=', source.id)
      .execute()
  expect(await kept()).toEqual([{ hash: keyHash(source.key), uses: 0 }])
  await sql`update source_removed_keys set removed_at = now() - interval '91 days'
    where source_id = ${source.id}`.execute(db)
  await forgetDeliveries(db, 30)
  expect(await kept()).toEqual([])
})
