import { sql } from 'kysely'

import {
  chainSealer,
  readPrivacySecret,
  personKeyer,
  tokenHash,
} from '#app/enquiries/consent/person-key.server.ts'
import { eraseAgain } from '#app/privacy/erase.server.ts'
import type { Executor } from '#db/client.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import { withdrawPerson } from './withdraw.server.ts'
import { inOrder, restoredKeys, withdrawalKey, type WithdrawalLine } from './withdrawal-file.ts'

const DAY_MS = 86_400_000
const BATCH_SIZE = 10_000
/** Few, since each keeps its locks until the transaction ends. */
const LINES = 20

type Done = { leads: number; erased: number }

type ReapplyOptions = {
  /** Audits in the same transaction. */
  note?: (trx: Executor, done: Done) => Promise<void>
  onProgress?: (done: number) => void
  batchSize?: number
}

/** Reapplies withdrawals and erasures in batches; keeps later enquiries and restored ones. Idempotent. */
export async function withdrawAgain(
  db: Executor,
  lines: readonly WithdrawalLine[],
  { note = async () => {}, onProgress = () => {}, batchSize = LINES }: ReapplyOptions = {},
): Promise<Done> {
  const personKeys = new Set(
    lines.flatMap((line) => (line.kind === 'withdrawn' ? line.people : [])),
  )
  const phones = await phonesOfPeople(db, personKeys)
  const known = { phones, restored: restoredKeys(lines) }
  const all = { leads: 0, erased: 0 }
  const ordered = inOrder(lines)
  await stopAlertsAgain(db, lines)
  for (let start = 0; start < ordered.length; start += batchSize) {
    const some = ordered.slice(start, start + batchSize)
    const done = await asOne(db, async (trx) => {
      const now = { leads: 0, erased: 0 }
      for (const line of some) {
        if (line.kind === 'erased')
          now.erased += await eraseAgain(trx, line.people, new Date(line.at))
        if (line.kind === 'withdrawn') now.leads += await closeAgain(trx, line, known)
      }
      await note(trx, now)
      return now
    })
    all.leads += done.leads
    all.erased += done.erased
    onProgress(start + some.length)
  }
  return all
}

async function stopAlertsAgain(db: Executor, lines: readonly WithdrawalLine[]): Promise<void> {
  const stopped = new Set(
    lines.flatMap((line) => {
      if (line.kind === 'withdrawn') return line.tokens
      return line.kind === 'alert-stopped' ? line.token : []
    }),
  )
  if (stopped.size === 0) return
  const alerts = await db.selectFrom('visitor_alerts').select('token').execute()
  const back = alerts.map(({ token }) => token).filter((token) => stopped.has(tokenHash(token)))
  await sql`delete from visitor_alerts where token = any(${back}::text[])`.execute(db)
}

type Known = { phones: ReadonlyMap<string, string>; restored: ReadonlySet<string> }

async function closeAgain(
  trx: Executor,
  line: Extract<WithdrawalLine, { kind: 'withdrawn' }>,
  { phones, restored }: Known,
): Promise<number> {
  const [at, eraseAt] = [new Date(line.at), new Date(line.eraseAt)]
  const days = Math.max(0, Math.ceil((eraseAt.getTime() - Date.now()) / DAY_MS))
  let leads = 0
  for (const person of line.people) {
    const phone = phones.get(person)
    const isRestored = restored.has(withdrawalKey(person, line.at, line.only))
    if (phone === undefined || isRestored) continue
    const who = { phone, until: at, only: line.only }
    const withdrawn = await withdrawPerson(trx, who, {
      way: line.way === 'link' || line.way === 'mail' ? line.way : 'restore',
      days,
      again: { at, eraseAt },
    })
    leads += withdrawn?.leads ?? 0
  }
  return leads
}

/** Another PRIVACY_SECRET would match no person. */
export async function requireTheirSecret(db: Executor): Promise<void> {
  const last = await db
    .selectFrom('privacy_events')
    .select(['hash', 'seal'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last === undefined) return
  // A new secret would fit no rows.
  const sealOf = (await readPrivacySecret()) === undefined ? undefined : await chainSealer()
  if (sealOf?.(last.hash) === last.seal) return
  throw new Error(
    'These rows were written with another PRIVACY_SECRET, so withdrawn people cannot be found. Set that secret, or put the old privacy-secret into DATA_DIR.',
  )
}

async function phonesOfPeople(db: Executor, people: ReadonlySet<string>) {
  const keyOf = await personKeyer()
  const found = new Map<string, string>()
  let last = ''
  for (;;) {
    const rows = await db
      .selectFrom('leads')
      .select('phone')
      .distinct()
      .where('phone', '>', last)
      .orderBy('phone')
      .limit(BATCH_SIZE)
      .execute()
    for (const { phone } of rows) if (people.has(keyOf(phone))) found.set(keyOf(phone), phone)
    const end = rows.at(-1)
    if (!end) return found
    last = end.phone
  }
}
