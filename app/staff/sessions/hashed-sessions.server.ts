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
    async create(args) {
      const token: unknown = Reflect.get(args.data, 'token')
      if (args.model !== 'session' || typeof token !== 'string') return adapter.create(args)
      const data = Object.assign({}, args.data, { token: tokenHash(token) })
      return withToken(await adapter.create({ ...args, data }), token)
    },
    async findOne(args) {
      const token = args.model === 'session' ? requestedToken(args.where) : undefined
      if (token === undefined) return adapter.findOne(args)
      return withToken(await adapter.findOne({ ...args, where: hashedWhere(args) }), token)
    },
    findMany: (args) => adapter.findMany({ ...args, where: hashedWhere(args) }),
    count: (args) => adapter.count({ ...args, where: hashedWhere(args) }),
    update: (args) => adapter.update({ ...args, where: hashedWhere(args) }),
    updateMany: (args) => adapter.updateMany({ ...args, where: hashedWhere(args) }),
    delete: (args) => adapter.delete({ ...args, where: hashedWhere(args) }),
    deleteMany: (args) => adapter.deleteMany({ ...args, where: hashedWhere(args) }),
  }
}

function withToken<Row>(row: Row, token: string): Row {
  return typeof row === 'object' && row !== null ? Object.assign({}, row, { token }) : row
}

function requestedToken(where: readonly Where[]): string | undefined {
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
