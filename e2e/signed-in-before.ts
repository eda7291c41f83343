import { env, argv } from 'node:process'
import { Client } from 'pg'

// node e2e/signed-in-before.ts 9876543210   has someone signed in once, so that leads are assigned to them
const client = new Client({ connectionString: env['DATABASE_URL'] })
await client.connect()
await client.query('update staff_users set seen_at = now() where phone = $1', [argv[2]])
await client.end()
