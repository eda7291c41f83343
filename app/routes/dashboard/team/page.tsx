import { listAudit } from '#app/audit/audit-log.server.ts'
import { DoneBar } from '#app/leads/detail/bar/done-bar.tsx'
import { refuseAgents } from '#app/staff/access/require-owner.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { AccountsScreen } from '#app/staff/team/accounts-screen.tsx'
import { listPeople } from '#app/staff/team/people.server.ts'
import { accountTexts } from '#app/strings/en/accounts.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/page.ts'
import { findAccountDone } from './change-done.server.ts'
import style from './team.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: accountTexts.title }]

export async function loader({ url, context }: Route.LoaderArgs) {
  refuseAgents(context.get(staffContext))
  const before = url.searchParams.get('before')
  const done = await findAccountDone(url.searchParams, context.get(staffContext))
  const [people, record] = [await listPeople(db), await listAudit(db, before)]
  return { done, people, record, isNewest: before === null }
}

export default function Accounts({ loaderData }: Route.ComponentProps) {
  const { done, ...rest } = loaderData
  return <AccountsScreen {...rest} done={<DoneBar done={done} back="/dashboard/team" />} />
}
