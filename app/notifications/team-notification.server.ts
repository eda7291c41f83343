import { sql } from 'kysely'
import { z } from 'zod'

import { teamNoticeTexts as texts } from '#app/strings/en/onward.ts'
import type { Executor } from '#db/client.server.ts'

import type { Mail } from './mail/mail.ts'
import { noticeKinds, type NoticeKind } from './notification-kinds.ts'

const noticeShape = z.object({
  kind: z.enum(['please-check', 'unusual-spam', 'withdrawals-paused']),
  enquiries: z.number(),
})
/** What the team is told that is about no single lead. */
export type TeamNotice = z.infer<typeof noticeShape>

/** Seconds after which what an enquiry's transaction stored is visible to all. */
const SETTLED_SECONDS = 10
export const settled = sql<Date>`statement_timestamp() - make_interval(secs => ${SETTLED_SECONDS})`

/**
 * Writes a notice of so many enquiries to the team and its event, unless one of its kind is younger than its
 * minutes; answers whether it did. Its caller holds a lock, so that one process writes at a time.
 */
export async function noticeTeam(
  trx: Executor,
  kind: NoticeKind,
  enquiries: number,
): Promise<boolean> {
  if (enquiries === 0) return false
  // What is of the future, from before a clock was set back, holds nothing back.
  const { rows } = await sql`
    with notice as (
      insert into team_notices (kind, enquiries, counted_until)
      select ${kind}, ${enquiries}::integer, ${settled}
      where not exists (select from team_notices where kind = ${kind}
        and made_at > statement_timestamp() - make_interval(mins => ${noticeKinds[kind].minutes})
        and made_at < statement_timestamp() + interval '1 minute')
      returning id
    )
    insert into outbox (notice_id, kind) select id, 'notice' from notice returning event_id`.execute(
    trx,
  )
  return rows.length > 0
}

/** The notice of this id; undefined where it is gone. */
export async function findNotice(db: Executor, id: string): Promise<TeamNotice | undefined> {
  const { rows } = await sql`select kind, enquiries from team_notices where id = ${id}`.execute(db)
  const [row] = rows
  return row === undefined ? undefined : noticeShape.parse(row)
}

/** The mail to `address` of the team; `origin` is the site's, for its links. */
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

/** Forgets notices older than so many days that no one is to be told; the newest of each kind says what is counted. */
export async function forgetNotices(db: Executor, days: number): Promise<void> {
  await sql`delete from team_notices as notice
    where made_at < now() - make_interval(days => ${days})
      and exists (select from team_notices as later
        where later.kind = notice.kind and later.made_at > notice.made_at)
      and not exists (select from deliveries where notice_id = notice.id)`.execute(db)
}
