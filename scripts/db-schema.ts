import { writeFile } from 'node:fs/promises'

import { config } from '#app/config.server.ts'

import { schemaSource } from './schema-source.ts'

// npm run db:schema   writes app/db-schema.ts from the tables as the migrations leave them
const { DATABASE_URL } = config
await writeFile('app/db-schema.ts', await schemaSource(DATABASE_URL ?? ''))
console.log('app/db-schema.ts describes every table.')
