import type { KyselyPlugin } from 'kysely'
import { expect } from 'vitest'

import { db, type Executor } from '#db/client.server.ts'

/** The database, but that whatever writes to a table fails before it reaches it. */
export function failingAt(table: string): Executor {
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (node.kind !== 'SelectQueryNode' && JSON.stringify(node).includes(`"name":"${table}"`))
        throw new Error(`${table} is out of order`)
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  return db.withPlugin(plugin)
}

/** A deed that fails at each of these tables leaves everything as it was. */
export async function expectNothing(
  at: readonly string[],
  deed: (db: Executor) => Promise<unknown>,
  look: () => Promise<unknown>,
): Promise<void> {
  const before = await look()
  for (const table of at) {
    await expect(deed(failingAt(table)), table).rejects.toThrow('out of order')
    expect(await look(), table).toEqual(before)
  }
}
