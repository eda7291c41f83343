import type { KyselyPlugin } from 'kysely'

import { db, type Executor } from '#app/db.server.ts'

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
