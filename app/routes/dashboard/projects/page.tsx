import { Form, Link } from 'react-router'

import { formatMoment } from '#app/audit/format-time.ts'
import { projectRows } from '#app/editor/list/project-rows.ts'
import { ProjectTable } from '#app/editor/list/project-table.tsx'
import { countDueAlerts } from '#app/enquiries/alerts/visitor-alerts.server.ts'
import { countWaiting } from '#app/leads/questions/people-who-asked.server.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import { pageOf } from '#app/lib/http/page-of.ts'
import { derivedFacts, factChanges } from '#app/projects/catalogue/current-catalogue.server.ts'
import { projectSchedules } from '#app/projects/publishing/project-store.server.ts'
import {
  failedHours,
  scheduledHours,
} from '#app/routes/dashboard/documents/shown-schedules.server.ts'
import { requireEditor } from '#app/staff/access/require-editor.server.ts'
import { canSeeAllLeads } from '#app/staff/access/visible-leads.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import type { Staff } from '#app/staff/staff.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { PageSteps } from '#app/ui/navigation/page-steps.tsx'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/page.ts'
import { listProjectEntries } from './project-entries.server.ts'
import style from './projects.css?url'

const ROWS = 50

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: texts.title }]

/** GET /dashboard/projects: every project with missing facts and their age; `q` searches name and place. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  requireEditor(staff)
  const now = new Date()
  const typed = (url.searchParams.get('q') ?? '').trim().slice(0, 100)
  const today = indianDay(now)
  const failed = failedHours(await projectSchedules.listFailed(db))
  const scheduled = scheduledHours(await projectSchedules.listPending(db), now)
  const late = [...scheduled].flatMap(([id, hour]) => (hour.late > 0 ? [id] : []))
  const rows = projectRows(await listProjectEntries(db), {
    changes: factChanges(),
    today,
    failed: new Set([...failed.keys(), ...late]),
    derivedOf: derivedFacts,
    waiting: await waitingBy(staff),
  })
  const found = rows.filter(({ name, location }) =>
    `${name} ${location}`.toLowerCase().includes(typed.toLowerCase()),
  )
  const { items, ...page } = pageOf(found, url.searchParams.get('page'), ROWS)
  const shownRows = items.map((row) => ({
    ...row,
    scheduled: scheduled.get(row.id),
    failed: failed.get(row.id),
    draftWhen: row.draft ? formatMoment(new Date(row.draft.at), now) : '',
  }))
  return { typed, page, count: rows.length, rows: shownRows }
}

/** People who asked, and alerts that staff send on WhatsApp, by project. */
async function waitingBy(viewer: Staff): Promise<ReadonlyMap<number, number>> {
  const askers = await countWaiting(db, viewer)
  const alerts = canSeeAllLeads(viewer) ? await countDueAlerts(db) : []
  const all = new Map<number, number>()
  for (const { projectId, people } of [...askers, ...alerts])
    all.set(projectId, (all.get(projectId) ?? 0) + people)
  return all
}

export default function Projects({ loaderData }: Route.ComponentProps) {
  const { typed, page, count, rows } = loaderData
  const to = typed === '' ? '/dashboard/projects' : `/dashboard/projects?${searchQuery(typed)}`
  return (
    <main id="main" className="dashboard">
      <div className="dashboard-title">
        <h1>
          {texts.title} <small>{texts.count(count)}</small>
        </h1>
        <Link className="button button--line" to="/dashboard/projects/new">
          {texts.add}
        </Link>
      </div>
      <Form role="search" className="content-list-search">
        <Field id="project-search" label={texts.search}>
          {(aria) => (
            <input {...aria} type="search" name="q" defaultValue={typed} maxLength={100} />
          )}
        </Field>
        <button className="button button--line">{texts.find}</button>
      </Form>
      {rows.length === 0 ? <p>{texts.none(typed)}</p> : <ProjectTable rows={rows} />}
      <PageSteps {...page} to={to} texts={texts.steps} />
    </main>
  )
}

function searchQuery(typed: string): string {
  return new URLSearchParams({ q: typed }).toString()
}
