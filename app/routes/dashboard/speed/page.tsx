import { Link } from 'react-router'

import { config } from '#app/config/config.server.ts'
import { refuseAgents } from '#app/staff/access/require-owner.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { speedTexts } from '#app/strings/en/speed.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { kindBudgets } from '#app/web-vitals/kind-budgets.server.ts'
import { FEW, speedRows } from '#app/web-vitals/speed-report.ts'
import { SpeedTable } from '#app/web-vitals/speed-table.tsx'
import { listVitalCounts } from '#app/web-vitals/vital-counts.server.ts'
import { WeightTable } from '#app/web-vitals/weight-table.tsx'
import { measuringScript } from '#content/page-budgets.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/page.ts'
import style from './speed.css?url'

const SPANS = [7, 28, 90]
const USUAL = 28

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: speedTexts.title }]

/** Page speed for visitors and the limits of page weight; `?days=` is one of the spans. */
export async function loader({ url, context }: Route.LoaderArgs) {
  refuseAgents(context.get(staffContext))
  const requested = Number(url.searchParams.get('days'))
  const days = SPANS.find((span) => span === requested) ?? USUAL
  const rows = speedRows(await listVitalCounts(db, days))
  return { days, rows, sample: config.VITALS_SAMPLE, budgets: kindBudgets() }
}

export default function Speed({ loaderData }: Route.ComponentProps) {
  const { days, rows, sample, budgets } = loaderData
  return (
    <main id="main" className="dashboard">
      <div className="dashboard-title">
        <h1>{speedTexts.title}</h1>
        <nav className="speed-days" aria-label={speedTexts.spans}>
          {SPANS.map((span) => (
            <Link
              key={span}
              className="link"
              to={`?days=${span}`}
              aria-current={span === days ? 'page' : undefined}
            >
              {speedTexts.span(span)}
            </Link>
          ))}
        </nav>
      </div>
      {rows.length > 0 ? (
        <>
          <p className="caption dashboard-summary">
            {speedTexts.summary(FEW)} {speedTexts.sample(sample)}
          </p>
          <SpeedTable rows={rows} />
        </>
      ) : (
        <StatusMessage as="div" className="empty">
          <b>{speedTexts.none(days)}</b>
          <p>
            {sample === 0
              ? speedTexts.whenOff
              : `${speedTexts.sample(sample)} ${speedTexts.whenOn}`}
          </p>
        </StatusMessage>
      )}
      <WeightTable budgets={budgets} />
      <p className="caption">{speedTexts.script((measuringScript / 1000).toFixed(1))}</p>
    </main>
  )
}
