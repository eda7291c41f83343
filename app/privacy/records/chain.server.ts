import { sql } from 'kysely'

import { chainSealer } from '#app/enquiries/consent/person-key.server.ts'
import type { Executor } from '#db/client.server.ts'

import { chainFault, NO_LINK, nextLink, type ChainLink, type PrivacyEvent } from './chain.ts'

export type ChainEntry = { person: string; event: PrivacyEvent; source?: string }

/** In order, inside a transaction: another writer to the same chain waits for its end. */
export async function addToChains(trx: Executor, entries: readonly ChainEntry[]): Promise<void> {
  const people = [...new Set(entries.map(({ person }) => person))].toSorted()
  const sealOf = await chainSealer()
  for (const person of people) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`privacy ${person}`}, 0))`.execute(
      trx,
    )
    const fresh = await unknownOnes(
      trx,
      entries.filter((one) => one.person === person),
    )
    const last = await trx
      .selectFrom('privacy_events')
      .select(['position', 'hash'])
      .where('person', '=', person)
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirst()
    let [position, previous] = [last?.position ?? 0, last?.hash ?? NO_LINK]
    const rows = fresh.map(({ event, source = null }) => {
      position += 1
      const link = nextLink({ person, place: position, previous }, event)
      previous = link.hash
      return { person, position, source, ...link, seal: sealOf(link.hash) }
    })
    if (rows.length > 0) await trx.insertInto('privacy_events').values(rows).execute()
  }
}

async function unknownOnes(trx: Executor, entries: readonly ChainEntry[]): Promise<ChainEntry[]> {
  const sources = entries.flatMap(({ source }) => source ?? [])
  if (sources.length === 0) return [...entries]
  const known = await trx
    .selectFrom('privacy_events')
    .select('source')
    .where('source', 'in', sources)
    .execute()
  const seen = new Set(known.map(({ source }) => source))
  return entries.filter(({ source }) => {
    if (source === undefined) return true
    const isNew = !seen.has(source)
    seen.add(source)
    return isNew
  })
}

export async function readChain(
  db: Executor,
  person: string,
): Promise<{ links: ChainLink[]; fault: string | undefined }> {
  const rows = await db
    .selectFrom('privacy_events')
    .select(['body', 'previous', 'hash', 'seal'])
    .where('person', '=', person)
    .orderBy('position')
    .execute()
  const sealOf = await chainSealer()
  const links = rows.map(({ seal: _seal, ...link }) => link)
  const foreign = rows.findIndex(({ hash, seal }) => sealOf(hash) !== seal)
  const isForeign = foreign >= 0 ? `Link ${foreign + 1} was not written by this site.` : undefined
  return { links, fault: chainFault(links, person) ?? isForeign }
}
