import { subtle } from 'node:crypto'

import { opened, sealed } from '#app/staff/two-step/sealed.server.ts'
import type { Executor } from '#db/client.server.ts'

/** Both base64url; the private one is the number d of the key (RFC 7518, 6.2.2). */
export type PushKeys = { publicKey: string; privateKey: string }

/** The VAPID key pair (RFC 8292), shared by all processes; another SESSION_SECRET makes a new pair and drops the subscriptions. */
export async function findPushKeys(db: Executor): Promise<PushKeys> {
  return (await readKeys(db)) ?? makeKeys(db)
}

async function readKeys(db: Executor): Promise<PushKeys | undefined> {
  const row = await db.selectFrom('push_keys').selectAll().executeTakeFirst()
  const privateKey = row && (await opened(row.sealed_private_key))
  return row && privateKey !== undefined ? { publicKey: row.public_key, privateKey } : undefined
}

async function makeKeys(db: Executor): Promise<PushKeys> {
  const { publicKey, privateKey } = await makePair()
  const sealedKey = await sealed(privateKey)
  return inOrder(db, async (trx) => {
    await trx
      .insertInto('push_keys')
      .values({ public_key: publicKey, sealed_private_key: sealedKey })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await trx.selectFrom('push_keys').select('public_key').forUpdate().execute()
    const known = await readKeys(trx)
    if (known) return known
    await trx.deleteFrom('push_subscriptions').execute()
    await trx
      .updateTable('push_keys')
      .set({ public_key: publicKey, sealed_private_key: sealedKey, made_at: new Date() })
      .execute()
    return { publicKey, privateKey }
  })
}

function inOrder<T>(db: Executor, work: (trx: Executor) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}

async function makePair(): Promise<PushKeys> {
  const pair = await subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign'])
  const { d = '' } = await subtle.exportKey('jwk', pair.privateKey)
  const point = await subtle.exportKey('raw', pair.publicKey)
  return { publicKey: Buffer.from(point).toString('base64url'), privateKey: d }
}
