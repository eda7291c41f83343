import { connectTo } from '#test/helpers/site/site.ts'

/** Runs a statement in the database of the site that journeys use. */
export async function ask(statement: string): Promise<void> {
  const client = await connectTo(process.env['E2E_DATA'] ?? '')
  await client.query(statement)
  await client.end()
}
