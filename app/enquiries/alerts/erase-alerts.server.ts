import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

/** For people who withdrew or whose data is erased: alerts of these phones and addresses, made until then. */
export async function eraseAlertsOf(
  db: Executor,
  phones: readonly string[],
  emails: readonly string[],
  until: Date | undefined,
): Promise<number> {
  const { rows } = await sql`delete from visitor_alerts
    where (phone = any(${phones}::text[])
        or email = any(select lower(given collate "C") from unnest(${emails}::text[]) as given))
      and (${until ?? null}::timestamptz is null or created_at <= ${until ?? null})
    returning id`.execute(db)
  return rows.length
}
