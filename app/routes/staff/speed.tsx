import { Link } from 'react-router'

import { config } from '#app/config.server.ts'
import { db } from '#app/db.server.ts'
import { refuseAgents } from '#app/staff/only-owners.server.ts'
import { staffContext } from '#app/staff/session.server.ts'
import { FEW, speedRows } from '#app/vitals/speed-report.ts'
import { SpeedTable } from '#app/vitals/speed-table.tsx'
import { listVitalCounts } from '#app/vitals/vital-counts.server.ts'
import { WeightTable } from '#app/vitals/weight-table.tsx'
import { measuringScript, pageBudgets } from '#content/page-budgets.ts'

import type { Route } from './+types/speed.ts'
import style from './speed.css?url'

/** Of how many days the page may tell. */
const SPANS = [7, 28, 90]
const USUAL = 28

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: 'Speed' }]

/** How fast the pages were for visitors, and what they may weigh; `?days=` is one of the spans. */
export async function loader({ url, context }: Route.LoaderArgs) {
  refuseAgents(context.get(staffContext))
  const asked = Number(url.searchParams.get('days'))
  const days = SPANS.find((span) => span === asked) ?? USUAL
  const rows = speedRows(await listVitalCounts(db, days))
  return { days, rows, sample: config.VITALS_SAMPLE }
}

export default function Speed({ loaderData }: Route.ComponentProps) {
  const { days, rows, sample } = loaderData
  return (
    <main id="main" className="desk">
      <div className="desk-title">
        <h1>Speed</h1>
        <nav className="speed-days" aria-label="Days">
          {SPANS.map((span) => (
            <Link
              key={span}
              className="link"
              to={`?days=${span}`}
              aria-current={span === days ? 'page' : undefined}
            >
              {span} days
            </Link>
          ))}
        </nav>
      </div>
      {rows.length > 0 ? (
        <>
          <p className="caption desk-summary">
            Three of four views were at least as fast as the figure, which stands beside the most
            that we allow. A figure from fewer than {FEW} views says little. {sampleWords(sample)}
          </p>
          <SpeedTable rows={rows} />
        </>
      ) : (
        <div className="empty" role="status">
          <b>No views were measured in the last {days} days.</b>
          <p>{adviceOn(sample)}</p>
        </div>
      )}
      <WeightTable budgets={pageBudgets} />
      <p className="caption">
        A view that is measured carries {(measuringScript / 1000).toFixed(1)} kB of script more.
      </p>
    </main>
  )
}

function sampleWords(sample: number): string {
  if (sample === 0) return 'None are measured now.'
  return `${Number((sample * 100).toFixed(2))}% of views are measured.`
}

function adviceOn(sample: number): string {
  if (sample === 0) return 'Set VITALS_SAMPLE, such as to 0.1 for one view in ten, and start again.'
  return `${sampleWords(sample)} Open a few public pages, leave them, and look here again after ten seconds.`
}
