import { sql } from 'kysely'

import { agentRegistrations, config, exampleVariables } from '#app/config/config.server.ts'
import { findBackup } from '#app/health/health-checks.server.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'
import { mailWay } from '#app/notifications/destinations.server.ts'
import { usualText } from '#app/settings/section-view.server.ts'
import { healthTexts } from '#app/strings/en/health.ts'
import type { Executor } from '#db/client.server.ts'

import { judgeGoLive, type GoLiveStep } from './judge-go-live.ts'

/** A business can do without the other details. */
const DETAILS = ['BRAND', 'PUBLIC_PHONE', 'PUBLIC_EMAIL', 'OFFICE'] as const

/** The steps before a site goes live, from its settings and its last backup. */
export async function listGoLiveSteps(db: Executor): Promise<GoLiveStep[]> {
  const [finding, team] = await Promise.all([findBackup(db), countTeam(db)])
  const examples = exampleVariables(config)
  const { PRIVACY_CONTACT: contact, PRIVACY_EMAIL: email = config.PUBLIC_EMAIL } = config
  // Without recipients of its own, mail goes to the public email, or nowhere.
  const mail = mailWay({ ...config, NODE_ENV: 'production' })
  return judgeGoLive({
    business: {
      brand: config.BRAND,
      missing: DETAILS.filter((name) => examples.includes(name)).map(
        (name) => healthTexts.examples.settings[name],
      ),
    },
    email: {
      hasServer: mail !== undefined,
      to: (mail?.to ?? []).filter((address) => !address.endsWith('.invalid')),
    },
    states: { works: config.WORK_STATES, registered: Object.keys(agentRegistrations()) },
    backups: { isSet: config.BACKUP_TO !== undefined, finding },
    team,
    origin: siteOrigin(config.PUBLIC_URL),
    contact: { name: contact === usualText('PRIVACY_CONTACT') ? undefined : contact, email },
  })
}

async function countTeam(db: Executor): Promise<{ joined: number; invited: number }> {
  const { rows } = await sql<{ joined: number; invited: number }>`
    select count(*) filter (where password is not null)::int as joined,
      count(*) filter (where password is null and link.expires_at > statement_timestamp())::int as invited
    from staff_users as person
      join staff_accounts on staff_accounts.user_id = person.id and provider_id = 'credential'
      left join staff_password_links as link on link.user_id = person.id
    where not exists (select from staff_suspensions
      where user_id = person.id and restored_at is null)`.execute(db)
  return rows[0] ?? { joined: 0, invited: 0 }
}

/** How much is done, for the first page of the dashboard; undefined where the list is hidden or all of it is done. */
export async function findGoLiveCount(
  db: Executor,
): Promise<{ done: number; all: number } | undefined> {
  if (await isGoLiveHidden(db)) return undefined
  const steps = await listGoLiveSteps(db)
  const done = steps.filter(({ isDone }) => isDone).length
  return done === steps.length ? undefined : { done, all: steps.length }
}

export async function isGoLiveHidden(db: Executor): Promise<boolean> {
  return (await db.selectFrom('go_live_hidden').select('staff_id').executeTakeFirst()) !== undefined
}

/** Hides the list for all owners. */
export async function hideGoLive(db: Executor, by: { id: string }): Promise<void> {
  await db
    .insertInto('go_live_hidden')
    .values({ staff_id: by.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function showGoLive(db: Executor): Promise<void> {
  await db.deleteFrom('go_live_hidden').execute()
}
