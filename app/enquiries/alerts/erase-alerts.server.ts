import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

/** For people who withdrew or whose data is erased: alerts of these phones and addresses, made until then; returns their tokens. */
export async function eraseAlertsOf(
  db: Executor,
  phones: readonly string[],
  emails: readonly string[],
  until: Date | undefined,
): Promise<string[]> {
  const { rows } = await sql<{ token: string }>`delete from visitor_alerts
    where (phone = any(${phones}::text[])
        or email = any(select lower(address collate "C") from unnest(${emails}::text[]) as address))
      and (${until ?? null}::timestamptz is null or created_at <= ${until ?? null})
    returning token`.execute(db)
  return rows.map(({ token }) => token)
}
