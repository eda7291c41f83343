import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

import type { Enquiry } from './enquiry-key.server.ts'

/** A row of source_enquiries. */
export type Place = { deliveryId: string; position: number }
export type Before = {
  content: string
  /** Its row, where it waits for a person. */
  held: Place | undefined
}

/** Minutes by which a portal's push and its list may differ (SOURCES.md 9.4). */
const NEAR_MINUTES = 10

/** With the key of the enquiry that a portal sent before, with another time; the nearest of several. */
export async function withKnownKeys(
  trx: Executor,
  enquiries: readonly Enquiry[],
  sourceId: string,
): Promise<Enquiry[]> {
  const said = enquiries.flatMap(({ position, read }) =>
    read.keys.portal ? [{ position, ...read.keys.portal }] : [],
  )
  if (said.length === 0) return [...enquiries]
  const near = sql`make_interval(mins => ${NEAR_MINUTES})`
  const { rows } = await sql<{ position: number; key: string }>`
    select distinct on (said.position) said.position, known.key
    from ${rowsOf(said)} join source_keys as known on source_id = ${sourceId}
      and known.about = said.about and said_at between "saidAt" - ${near} and "saidAt" + ${near}
      and (is_sent_time or "isSentTime")
      and (known.ad = said.ad or (known.ad is null or said.ad is null) and known.project = said.project)
    order by said.position, greatest(said_at, "saidAt") - least(said_at, "saidAt")`.execute(trx)
  const keys = new Map(rows.map(({ position, key }) => [position, key]))
  return enquiries.map(({ read, position }) => {
    const key = keys.get(position) ?? read.keys.key
    return { position, read: { ...read, keys: { ...read.keys, key } } }
  })
}

function rowsOf(said: readonly object[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as said (position integer, key text,
    content text, about text, ad text, project text, "saidAt" timestamptz, "isSentTime" boolean)`
}

/** Those that were taken before, by key. */
export async function takeKeys(
  trx: Executor,
  enquiries: readonly Enquiry[],
  sourceId: string,
): Promise<Map<string, Before>> {
  const keys = enquiries.map(({ read }) => read.keys.key)
  const said = enquiries.map(
    ({
      read: {
        keys: { portal, key, content },
      },
    }) => ({ key, content, ...portal }),
  )
  const taken = await sql<{ key: string }>`
    insert into source_keys (source_id, key, content, about, ad, project, said_at, is_sent_time)
    select ${sourceId}, key, content, about, ad, project, "saidAt", "isSentTime"
    from ${rowsOf(said)} on conflict do nothing returning key`.execute(trx)
  const isTaken = new Set(taken.rows.map(({ key }) => key))
  const known = keys.filter((key) => !isTaken.has(key))
  if (known.length === 0) return new Map()
  const { rows } = await sql<KeyRow>`
    select source_keys.key, source_keys.content, held.delivery_id::text as "deliveryId", held.position
    from source_keys left join source_enquiries as held
      on held.source_id = source_keys.source_id and held.key = source_keys.key and held.result = 'review'
    where source_keys.source_id = ${sourceId} and source_keys.key = any(${known}::text[])`.execute(
    trx,
  )
  return new Map(rows.map(({ key, content, ...place }) => [key, { content, held: heldIn(place) }]))
}

type KeyRow = { key: string; content: string; deliveryId: string | null; position: number | null }

function heldIn({ deliveryId, position }: Pick<KeyRow, 'deliveryId' | 'position'>) {
  return deliveryId === null || position === null ? undefined : { deliveryId, position }
}
