import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

import type { PersonData } from './records/gather-person.server.ts'
import { withdrawPerson } from './withdrawal/withdraw.server.ts'

const BATCH_SIZE = 50

/** Like a withdrawal, after `days` without contact; keeps future follow-ups and booked leads. */
export async function closeInactive(db: Executor, days: number): Promise<number> {
  const since = new Date(Date.now() - days * 86_400_000)
  const { rows } = await sql<{ id: string }>`
    select id from leads where created_at < ${since} and status <> 'won'
      and (follow_up_at is null or follow_up_at < ${since})
      and not exists (select from lead_changes where lead_id = leads.id and changed_at >= ${since})
      and not exists (select from leads as later
        where later.phone = leads.phone and later.created_at >= ${since})
    order by created_at limit ${BATCH_SIZE}`.execute(db)
  let closed = 0
  for (const { id } of rows) {
    const unless = (data: PersonData) => isTouched(data, since)
    const done = await withdrawPerson(db, { leadId: id }, { way: 'retention', unless })
    if (done) closed += 1
  }
  return closed
}

/** Contact on one of a person's phones counts for all. */
function isTouched({ tables }: PersonData, since: Date): boolean {
  const leads = (tables['leads'] ?? []).filter(isRow)
  const changes = (tables['lead_changes'] ?? []).filter(isRow)
  const alerts = (tables['visitor_alerts'] ?? []).filter(isRow)
  return (
    leads.some(
      ({ created_at, follow_up_at, status }) =>
        status === 'won' || isLater(created_at, since) || isLater(follow_up_at, since),
    ) ||
    changes.some(({ changed_at }) => isLater(changed_at, since)) ||
    alerts.some(({ created_at }) => isLater(created_at, since))
  )
}

function isRow(row: unknown): row is Record<string, unknown> {
  return typeof row === 'object' && row !== null
}

function isLater(moment: unknown, since: Date): boolean {
  return typeof moment === 'string' && new Date(moment) >= since
}
