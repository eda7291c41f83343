import { Client } from 'pg'

/** Also false where the database is unreachable. */
export async function hasStaff(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  // An unhandled error of a lost connection would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rowCount } = await client.query('select from staff_users limit 1')
    return rowCount !== 0
  } catch {
    return false
  } finally {
    await client.end()
  }
}
