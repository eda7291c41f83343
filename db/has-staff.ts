import { Client } from 'pg'

/** Whether anybody can sign in; false too where the database cannot be asked. */
export async function hasStaff(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  // A connection that is lost between two queries tells it here, and would end the process unheard.
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
