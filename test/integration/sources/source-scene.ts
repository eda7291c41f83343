import { createSource, rotateKey } from '#app/sources/store/change-source.server.ts'
import { addAgent } from '#test/staff/staff-members.ts'
import { db } from '#db/client.server.ts'
import { fetchPath } from '#test/helpers/site/app.ts'

export type MadeSource = { id: string; key: string; publicId: string }

/** A source of this kind, made by an owner of the scene. */
export async function addSource(
  kind: string,
  { name = 'Landing page', settings = {}, secrets = {} } = {},
): Promise<MadeSource> {
  const by = { id: await addAgent(db, `owner-${crypto.randomUUID()}`, { role: 'owner' }) }
  const id = await createSource(db, { kind, name, settings, secrets, isPulled: false }, by)
  const key = (await rotateKey(db, id, by)) ?? ''
  const { public_id: publicId } = await db
    .selectFrom('sources')
    .select('public_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, key, publicId }
}

/** Sends as a tool does, with the key as a bearer token. */
export function send(
  source: MadeSource,
  body: unknown,
  { headers = {}, query = '' }: { headers?: Record<string, string>; query?: string } = {},
): Promise<Response> {
  return fetchPath(`/api/v1/sources/${source.publicId}${query}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${source.key}`,
      'Content-Type': 'application/json',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

export function leadsOf(phone: string) {
  return db.selectFrom('leads').selectAll().where('phone', '=', phone).orderBy('id').execute()
}

export function enquiriesOf(source: MadeSource) {
  return db
    .selectFrom('source_enquiries')
    .select(['id', 'result', 'reason', 'lead_id', 'delivery_id'])
    .where('source_id', '=', source.id)
    .orderBy('id')
    .execute()
}

export function deliveriesOf(source: MadeSource) {
  return db
    .selectFrom('source_deliveries')
    .select(['id', 'state', 'result', 'reason', 'payload', 'attempts'])
    .where('source_id', '=', source.id)
    .orderBy('id')
    .execute()
}

/** A mobile number that no other test uses. */
export function newPhone(): string {
  return `98${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
}
