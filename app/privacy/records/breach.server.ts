import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

import type { Touched } from './breach.ts'

/** Everyone stored by its end, or these enquiries only. */
export type BreachScope = { from: Date; to: Date; leadIds: readonly string[] | undefined }

export type TouchedPerson = { name: string; phone: string; email: string; leads: string[] }

const BATCH_SIZE = 5000

function within({ to, leadIds }: BreachScope) {
  return leadIds === undefined
    ? sql<boolean>`created_at <= ${to}`
    : sql<boolean>`created_at <= ${to} and id = any(${leadIds}::bigint[])`
}

/** Visitors with an alert, who may have an enquiry too. */
function alertPeople({ to, leadIds }: BreachScope) {
  return sql`select count(distinct (phone, email))::int from visitor_alerts
    where created_at <= ${to} and ${leadIds === undefined}`
}

export async function countTouched(db: Executor, scope: BreachScope): Promise<Touched> {
  const { rows } = await sql<Omit<Touched, 'record'>>`
    select count(*)::int as leads, count(distinct phone)::int + (${alertPeople(scope)}) as people,
      count(distinct phone) filter (where phone_country <> 'IN')::int as overseas,
      (select count(*)::int from sealed_contacts join withdrawals on withdrawals.id = withdrawal_id
        where withdrawn_at < ${scope.from}) as sealed,
      (select count(*)::int from withdrawals where withdrawn_at >= ${scope.from}) as since
    from leads where not is_demo and ${within(scope)}`.execute(db)
  const { rows: record } = await sql<{ kind: string; lines: number; leads: number }>`
    select kind, count(*)::int as lines, coalesce(sum((detail ->> 'rows')::numeric)
        filter (where kind <> 'listed'), 0)::int as leads
    from audit_log where written_at between ${scope.from} and ${scope.to}
      and kind in ('signed-in', 'sign-in-refused', 'saw', 'listed', 'exported', 'read-by-call', 'person-exported')
    group by kind order by kind`.execute(db)
  return { ...(rows[0] ?? { leads: 0, people: 0, overseas: 0, sealed: 0, since: 0 }), record }
}

export async function* touchedPeople(
  db: Executor,
  scope: BreachScope,
): AsyncGenerator<TouchedPerson[], void> {
  let last = ''
  for (;;) {
    const { rows } = await sql<TouchedPerson>`
      select (array_agg(name order by created_at desc))[1] as name, phone,
        (array_agg(email order by created_at desc))[1] as email,
        array_agg(id::text order by id) as leads
      from leads where phone > ${last} and not is_demo and ${within(scope)}
      group by phone order by phone limit ${BATCH_SIZE}`.execute(db)
    const end = rows.at(-1)
    if (!end) break
    yield rows
    last = end.phone
  }
  if (scope.leadIds) return
  const { rows: alerts } = await sql<TouchedPerson>`
    select distinct '' as name, coalesce(phone, '') as phone, coalesce(email, '') as email, '{}'::text[] as leads
    from visitor_alerts where created_at <= ${scope.to}`.execute(db)
  if (alerts.length > 0) yield alerts
}
