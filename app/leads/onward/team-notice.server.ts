import { sql } from 'kysely'
import { z } from 'zod'

import type { Executor } from '#app/db.server.ts'
import { teamNoticeTexts as texts } from '#app/desk-texts/en/onward.ts'

import type { Mail } from './mail.ts'

const noticeShape = z.object({
  kind: z.enum(['please-check', 'unusual-spam']),
  enquiries: z.number(),
})
/** What the team is told that is about no single lead. */
export type TeamNotice = z.infer<typeof noticeShape>

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
  const { subject, text } = texts[kind]
  return {
    subject: subject(enquiries),
    heading: subject(enquiries),
    parts: [
      { kind: 'text', text },
      { kind: 'link', label: texts.open, href: `${origin}/dashboard/suspect` },
      { kind: 'small', text: texts.why(address) },
    ],
  } satisfies Mail
}

/** Forgets notices older than so many days that nobody is to be told; the newest of each kind says what is counted. */
export async function forgetNotices(db: Executor, days: number): Promise<void> {
  await sql`delete from team_notices as notice
    where made_at < now() - make_interval(days => ${days})
      and exists (select from team_notices as later
        where later.kind = notice.kind and later.made_at > notice.made_at)
      and not exists (select from deliveries where notice_id = notice.id)`.execute(db)
}
