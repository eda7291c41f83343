import { mkdir, open, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'

import type { Selectable } from 'kysely'

import { config } from '#app/config/config.server.ts'
import { tokenHash } from '#app/enquiries/consent/person-key.server.ts'
import type { Executor } from '#db/client.server.ts'
import { dataPath } from '#db/data-folder.ts'
import { asOne } from '#db/one-transaction.server.ts'
import type { Withdrawals } from '#db/schema.ts'

import { fileWay, writeLine, type WithdrawalLine } from './withdrawal-file.ts'

/** Outside the database, so that a restore does not undo withdrawals. */
export function withdrawalFile(): string {
  return dataPath(config.DATA_DIR, 'withdrawals')
}

export async function fileWithdrawals(db: Executor): Promise<number> {
  return asOne(db, async (trx) => {
    const rows = await trx
      .selectFrom('withdrawals')
      .select(['id', 'people', 'tokens', 'only_leads', 'withdrawn_at', 'erase_at'])
      .select(['way', 'restored_at'])
      .where('is_filed', '=', false)
      .orderBy('id')
      .limit(500)
      .forUpdate()
      .skipLocked()
      .execute()
    if (rows.length === 0) return 0
    await addLines(rows.flatMap(linesOf))
    const ids = rows.map(({ id }) => id)
    await trx.updateTable('withdrawals').set({ is_filed: true }).where('id', 'in', ids).execute()
    return rows.length
  })
}

type Row = Pick<
  Selectable<Withdrawals>,
  'people' | 'tokens' | 'only_leads' | 'withdrawn_at' | 'erase_at' | 'way' | 'restored_at'
>

/** Repeats the whole withdrawal: equal lines count once. */
function linesOf(row: Row): WithdrawalLine[] {
  const { people, tokens, only_leads, withdrawn_at, erase_at, restored_at } = row
  const only = only_leads && { only: only_leads }
  const at = withdrawn_at.toISOString()
  const way = fileWay.safeParse(row.way).data
  return [
    {
      kind: 'withdrawn',
      people,
      at,
      eraseAt: erase_at.toISOString(),
      tokens,
      ...only,
      ...(way && { way }),
    },
    ...(restored_at
      ? [
          {
            kind: 'restored' as const,
            people,
            at: restored_at.toISOString(),
            withdrawnAt: at,
            ...only,
          },
        ]
      : []),
  ]
}

/** So that a restore does not bring back an alert that was stopped. */
export function fileStoppedAlert(token: string): Promise<void> {
  return addLines(stoppedLines([token]))
}

/** One of each alert. */
export function stoppedLines(tokens: readonly string[]): WithdrawalLine[] {
  const at = new Date().toISOString()
  return tokens.map((token) => ({ kind: 'alert-stopped', token: tokenHash(token), at }))
}

/** Synced to disk; append mode lets several processes write whole lines. */
export async function addLines(lines: readonly WithdrawalLine[]): Promise<void> {
  const file = withdrawalFile()
  await mkdir(dirname(file), { recursive: true })
  const handle = await open(file, 'a+', 0o600)
  try {
    // Separates a line that a crash cut off.
    const before = (await endsInLine(handle)) ? '' : '\n'
    await handle.appendFile(before + lines.map(writeLine).join(''))
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function endsInLine(handle: FileHandle): Promise<boolean> {
  const { size } = await handle.stat()
  if (size === 0) return true
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1)
  return buffer.toString() === '\n'
}
