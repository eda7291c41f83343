import { sql } from 'kysely'
import { z } from 'zod'

import { teamNoticeTexts as texts } from '#app/strings/en/notifications.ts'
import type { Executor } from '#db/client.server.ts'
import { eventSql } from '#db/events/publish-event.server.ts'

import type { Mail } from './mail/mail.ts'
import { noticeKinds, type NoticeKind } from './notification-kinds.ts'

const noticeShape = z.object({
  kind: z.enum([
    'please-check',
    'unusual-spam',
    'withdrawals-paused',
    'sources-quiet',
    'sources-failing',
    'import-done',
  ]),
  enquiries: z.number(),
})
export type TeamNotice = z.infer<typeof noticeShape>

/** Seconds after which an enquiry's transaction is visible to all. */
const SETTLED_SECONDS = 10
export const settled = sql<Date>`statement_timestamp() - make_interval(secs => ${SETTLED_SECONDS})`

/** At most one per kind and period, under the caller's lock; returns whether it wrote one. */
export async function noticeTeam(
  trx: Executor,
  kind: NoticeKind,
  enquiries: number,
): Promise<boolean> {
  if (enquiries === 0) return false
  // Ignores rows from before the clock was set back.
  const { rows } = await sql`
    with notice as (
      insert into team_notices (kind, enquiries, counted_until)
      select ${kind}, ${enquiries}::integer, ${settled}
      where not exists (select from team_notices where kind = ${kind}
        and made_at > statement_timestamp() - make_interval(mins => ${noticeKinds[kind].minutes})
        and made_at < statement_timestamp() + interval '1 minute')
      returning id
    )
    insert into outbox (notice_id, kind) select id, 'notice' from notice
    returning event_id, ${eventSql('notification.created')}`.execute(trx)
  return rows.length > 0
}

export async function findNotice(db: Executor, id: string): Promise<TeamNotice | undefined> {
  const { rows } = await sql`select kind, enquiries from team_notices where id = ${id}`.execute(db)
  const [row] = rows
  return row === undefined ? undefined : noticeShape.parse(row)
}

export function noticeMail(
  { kind, enquiries }: TeamNotice,
  { origin, address }: Record<'origin' | 'address', string>,
) {
  const { subject, text, open } = texts[kind]
  return {
    subject: subject(enquiries),
    heading: subject(enquiries),
    parts: [
      { kind: 'text', text },
      { kind: 'link', label: open, href: `${origin}${noticeKinds[kind].path}` },
      { kind: 'small', text: texts.why(address) },
    ],
  } satisfies Mail
}

/** Keeps the newest of each kind, which stores what was counted. */
export async function forgetNotices(db: Executor, days: number): Promise<void> {
  await sql`delete from team_notices as notice
    where made_at < now() - make_interval(days => ${days})
      and exists (select from team_notices as later
        where later.kind = notice.kind and later.made_at > notice.made_at)
      and not exists (select from deliveries where notice_id = notice.id)`.execute(db)
}
