import { migrate } from '../db/migrate.ts'

// By now the command that runs this has migrated; what is left is to say so.
const url = process.env['DATABASE_URL']
if (!url) throw new Error('Run this with "npm run migrate".')
const applied = await migrate(url)
console.log(applied.length === 0 ? 'The database is up to date.' : `Applied: ${applied.join(', ')}`)
