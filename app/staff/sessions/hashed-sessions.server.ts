import { createHash } from 'node:crypto'

import type { DBAdapter, DBTransactionAdapter, Where } from 'better-auth'

/** A reader of the table cannot use a stored session. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Stores sessions under a hash of their token, because better-auth stores tokens as they are. */
export function hashedSessions(adapter: DBAdapter): DBAdapter {
  return {
    ...adapter,
    ...hashing(adapter),
    transaction: (work) => adapter.transaction((trx) => work({ ...trx, ...hashing(trx) })),
  }
}

type Hashing = Pick<
  DBAdapter,
  'count' | 'create' | 'delete' | 'deleteMany' | 'findMany' | 'findOne' | 'update' | 'updateMany'
>

function hashing(adapter: DBTransactionAdapter): Hashing {
  return {
    async create(asked) {
      const token: unknown = Reflect.get(asked.data, 'token')
      if (asked.model !== 'session' || typeof token !== 'string') return adapter.create(asked)
      const data = Object.assign({}, asked.data, { token: tokenHash(token) })
      return withToken(await adapter.create({ ...asked, data }), token)
    },
    async findOne(asked) {
      const token = asked.model === 'session' ? askedToken(asked.where) : undefined
      if (token === undefined) return adapter.findOne(asked)
      return withToken(await adapter.findOne({ ...asked, where: hashedWhere(asked) }), token)
    },
    findMany: (asked) => adapter.findMany({ ...asked, where: hashedWhere(asked) }),
    count: (asked) => adapter.count({ ...asked, where: hashedWhere(asked) }),
    update: (asked) => adapter.update({ ...asked, where: hashedWhere(asked) }),
    updateMany: (asked) => adapter.updateMany({ ...asked, where: hashedWhere(asked) }),
    delete: (asked) => adapter.delete({ ...asked, where: hashedWhere(asked) }),
    deleteMany: (asked) => adapter.deleteMany({ ...asked, where: hashedWhere(asked) }),
  }
}

function withToken<Row>(row: Row, token: string): Row {
  return typeof row === 'object' && row !== null ? Object.assign({}, row, { token }) : row
}

function askedToken(where: readonly Where[]): string | undefined {
  const value = where.find(({ field }) => field === 'token')?.value
  return typeof value === 'string' ? value : undefined
}

function hashedWhere({
  model,
  where = [],
}: {
  model: string
  where?: Where[] | undefined
}): Where[] {
  if (model !== 'session') return where
  return where.map((one) => {
    if (one.field !== 'token') return one
    if (typeof one.value === 'string') return { ...one, value: tokenHash(one.value) }
    if (!Array.isArray(one.value)) return one
    return { ...one, value: one.value.map((token) => tokenHash(String(token))) }
  })
}
