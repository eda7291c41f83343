import { sql } from 'kysely'

import { inOrder } from '#app/leads/list/lead-order.server.ts'
import { honestLeads } from '#app/leads/list/lead-rows.server.ts'
import { loadDashboardLeads } from '#app/leads/list/lead-work.server.ts'
import { within, type Scope } from '#app/leads/search/lead-filter.server.ts'
import { NEWEST } from '#app/leads/search/lead-filter.ts'
import { leadStatuses, type LeadStatus } from '#app/leads/status/lead-status.ts'
import type { Executor } from '#db/client.server.ts'

import { MAX_CARDS, MAX_COUNT, type BoardColumn } from './board.ts'

/** Every status with its newest leads of `scope`. */
export function listBoard(db: Executor, scope: Scope): Promise<BoardColumn[]> {
  return Promise.all(leadStatuses.map((status) => listColumn(db, scope, status)))
}

async function listColumn(db: Executor, scope: Scope, status: LeadStatus): Promise<BoardColumn> {
  const column = { ...scope, filter: { ...scope.filter, status } }
  const rows = await honestLeads(db)
    .where(within(column))
    .orderBy(inOrder(NEWEST))
    .limit(MAX_CARDS)
    .execute()
  const leads = await loadDashboardLeads(db, rows, scope.viewer)
  const count = rows.length < MAX_CARDS ? rows.length : await countColumn(db, column)
  return { status, count, leads }
}

async function countColumn(db: Executor, column: Scope): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select from leads where spam_reason is null and ${within(column)} limit ${MAX_COUNT + 1}
  ) as counted`.execute(db)
  return rows[0]?.count ?? 0
}
