import { createSource, rotateKey } from '#app/sources/store/change-source.server.ts'
import { db } from '#db/client.server.ts'

import { pulledKinds } from './leads.ts'
import { speakers } from './speakers.ts'

/** Of an owner who sets up one source of each kind; prints what each of them is given. */
const by = { id: 'simulator' }

await db
  .insertInto('staff_users')
  .values({ ...by, name: 'Desk', email: 'desk@staff.invalid', phone: '9700000000', role: 'owner' })
  .execute()
const made: Record<string, { key: string; publicId: string }> = {}
for (const [kind, { settings = {}, secrets = {} }] of Object.entries(speakers)) {
  const source = { kind, name: `The ${kind}`, settings, secrets, isPulled: pulledKinds.has(kind) }
  const id = await createSource(db, source, by)
  const key = (await rotateKey(db, id, by)) ?? ''
  const row = await db
    .selectFrom('sources')
    .select('public_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  made[kind] = { key, publicId: row.public_id }
}
console.log(JSON.stringify(made))
await db.destroy()
