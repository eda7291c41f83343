import { moveImport } from '#app/sources/files/import-store.server.ts'
import { takeFile } from '#app/sources/files/take-file.server.ts'
import { db } from '#db/client.server.ts'

import { fileOfRows } from './file-of-rows.ts'

/** Of an owner who imports a file; prints the number of the import. */
const by = { id: 'importer' }

await db
  .insertInto('staff_users')
  .values({ ...by, name: 'Desk', email: 'desk@staff.invalid', phone: '9700000000', role: 'owner' })
  .execute()
const taken = await takeFile(db, { name: 'leads.csv', bytes: fileOfRows() }, by)
if (!taken.ok) throw new Error(taken.why)
await moveImport(db, taken.id, 'started', by)
process.stdout.write(taken.id)
await db.destroy()
