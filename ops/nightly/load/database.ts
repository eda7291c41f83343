import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { Client } from 'pg'

/** Uses a connection of its own; throws if the database is away. */
export async function queryDatabase<Result>(
  dataFolder: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const connectionString = readFileSync(join(dataFolder, 'database-url'), 'utf8').trim()
  const client = new Client({ connectionString, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
