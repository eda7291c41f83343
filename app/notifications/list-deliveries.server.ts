import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

import type { Way } from './destinations.server.ts'
import type { NoticeKind } from './notification-kinds.ts'

const LISTED = 100
/** Beyond this the menu shows no exact number. */
const COUNTED = 1000

export type OpenDelivery = {
  id: string
  leadId: string | null
  notice: NoticeKind | null
  alertId: string | null
  name: string
  way: Way
  target: string
  tries: number
  error: string | null
  nextTryAt: Date | null
  deadAt: Date | null
}

/** Failed ones newest first, waiting ones oldest first. */
export async function listOpenDeliveries(
  db: Executor,
): Promise<Record<'dead' | 'waiting', OpenDelivery[]>> {
  const [dead, waiting] = await Promise.all([
    listed(db, sql`dead_at is not null order by dead_at desc, deliveries.id desc`),
    listed(db, sql`sent_at is null and dead_at is null order by deliveries.id`),
  ])
  return { dead, waiting }
}

async function listed(db: Executor, which: ReturnType<typeof sql>): Promise<OpenDelivery[]> {
  const { rows } = await sql<OpenDelivery>`
    select deliveries.id, lead_id as "leadId", alert_id as "alertId", coalesce(name, '') as name, team_notices.kind as notice, way, target, tries, error,
      next_try_at as "nextTryAt", dead_at as "deadAt"
    from deliveries left join leads on leads.id = lead_id
      left join team_notices on team_notices.id = notice_id where ${which} limit ${LISTED}`.execute(
    db,
  )
  return rows
}

export type WebhookDelivery = OpenDelivery & { madeAt: Date; sentAt: Date | null }

/** The latest of webhooks, newest first. */
export async function listWebhookDeliveries(db: Executor, max: number): Promise<WebhookDelivery[]> {
  const { rows } = await sql<WebhookDelivery>`
    select deliveries.id, lead_id as "leadId", alert_id as "alertId", coalesce(name, '') as name, null as notice, way, target, tries, error,
      next_try_at as "nextTryAt", dead_at as "deadAt", made_at as "madeAt", sent_at as "sentAt"
    from deliveries left join leads on leads.id = lead_id
    where way = 'webhook' order by deliveries.id desc limit ${max}`.execute(db)
  return rows
}

/** The newest delivery of each target of a way, where there is one. */
export async function listLastDeliveries(
  db: Executor,
  way: Way,
  targets: readonly string[],
): Promise<WebhookDelivery[]> {
  const { rows } = await sql<WebhookDelivery>`
    select last.id, lead_id as "leadId", alert_id as "alertId", '' as name, null as notice, way, last.target, tries, error,
      next_try_at as "nextTryAt", dead_at as "deadAt", made_at as "madeAt", sent_at as "sentAt"
    from unnest(${[...targets]}::text[]) as asked(target)
      cross join lateral (select * from deliveries
        where way = ${way} and deliveries.target = asked.target order by id desc limit 1) as last`.execute(
    db,
  )
  return rows
}

type Counts = { dead: number; waiting: number; sent: number }

export async function countDeliveries(db: Executor): Promise<Counts> {
  const { rows } = await sql<Counts>`select
    (select count(*)::integer from deliveries where dead_at is not null) as dead,
    (select count(*)::integer from deliveries where sent_at is null and dead_at is null) as waiting,
    (select count(*)::integer from deliveries
      where sent_at > statement_timestamp() - interval '1 day') as sent`.execute(db)
  return rows[0] ?? { dead: 0, waiting: 0, sent: 0 }
}

/** Empty for none, `1000+` for very many. */
export async function countDead(db: Executor): Promise<string> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from
    (select from deliveries where dead_at is not null limit ${COUNTED}) as dead`.execute(db)
  const count = rows[0]?.count ?? 0
  if (count === 0) return ''
  return count < COUNTED ? String(count) : `${COUNTED}+`
}
