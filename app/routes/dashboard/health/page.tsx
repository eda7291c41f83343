import { worstFirst } from '#app/health/health-check.ts'
import { checkHealth } from '#app/health/health-checks.server.ts'
import { HealthList } from '#app/health/health-list.tsx'
import { projects, currentPublished } from '#app/projects/catalogue/current-catalogue.server.ts'
import { refuseAgents } from '#app/staff/access/require-owner.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { healthTexts } from '#app/strings/en/health.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/page.ts'
import style from './health.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: healthTexts.title }]

export async function loader({ context }: Route.LoaderArgs) {
  refuseAgents(context.get(staffContext))
  return { checks: worstFirst(await checkHealth(db, projects(), currentPublished())) }
}

export default function Health({ loaderData: { checks } }: Route.ComponentProps) {
  const count = (state: string) => checks.filter((check) => check.state === state).length
  return (
    <main id="main" className="dashboard">
      <div className="dashboard-title">
        <h1>{healthTexts.title}</h1>
      </div>
      <p className="health-summary">{healthTexts.summary(count('bad'), count('look'))}</p>
      <HealthList checks={checks} />
      <p className="caption">{healthTexts.hint}</p>
    </main>
  )
}
