import { Link } from 'react-router'

import { worstFirst } from '#app/health/health-check.ts'
import { listLostSearches } from '#app/enquiries/alerts/due-alerts.server.ts'
import { checkHealth } from '#app/health/health-checks.server.ts'
import { HealthList } from '#app/health/health-list.tsx'
import { jobLine, type JobLine } from '#app/health/job-line.ts'
import { JobList } from '#app/health/job-list.tsx'
import { listJobs } from '#app/health/jobs.server.ts'
import { postedForm } from '#app/lib/http/posted-text.ts'
import { untrustedProxyContext } from '#app/lib/http/request-context.ts'
import { projects, currentPublished } from '#app/projects/catalogue/current-catalogue.server.ts'
import { findSectionMarks } from '#app/routes/dashboard/settings/find-section-marks.server.ts'
import { SettingsMenu } from '#app/routes/dashboard/settings/settings-frame.tsx'
import { refuseAgents } from '#app/staff/access/require-owner.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { goLiveTexts } from '#app/strings/en/go-live.ts'
import { healthTexts } from '#app/strings/en/health.ts'
import { jobTexts } from '#app/strings/en/health-jobs.ts'
import { outboxTexts } from '#app/strings/en/notifications.ts'
import { settingsTexts } from '#app/strings/en/settings.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/page.ts'
import style from './health.css?url'
import { findInPlace, savedInPlace } from './in-place.server.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: healthTexts.title }]

export async function loader({ context, url }: Route.LoaderArgs) {
  refuseAgents(context.get(staffContext))
  const now = new Date()
  // Without a database the checks say so.
  const jobs = (await listJobs(db).catch(() => [])).map((job) => jobLine(job, now))
  const checks = await checkHealth(db, projects(), {
    known: currentPublished(),
    lostSearches: listLostSearches,
    arrival: { origin: url.origin, untrustedProxy: context.get(untrustedProxyContext) },
  })
  return {
    checks: worstFirst(checks),
    forms: await findInPlace(checks).catch(() => ({})),
    jobs,
    marks: await findSectionMarks(db).catch(() => ({})),
    message: messageOf(url, jobs),
  }
}

/** POST: saves a setting of the form in the line of a check; 422 for a wrong value, 409 where someone else was quicker. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseAgents(staff)
  return savedInPlace(await postedForm(request), staff)
}

function messageOf({ searchParams }: URL, jobs: readonly JobLine[]): string {
  if (searchParams.has('saved')) return settingsTexts.saved
  if (searchParams.has('again')) return outboxTexts.onItsWay
  const titleOf = (result: string) =>
    jobs.find(({ name }) => name === searchParams.get(result))?.title
  const [requested, busy] = [titleOf('requested'), titleOf('busy')]
  if (requested !== undefined) return jobTexts.requested(requested)
  return busy === undefined ? '' : jobTexts.busy(busy)
}

export default function Health({ loaderData, actionData }: Route.ComponentProps) {
  const { checks, forms, jobs, marks, message } = loaderData
  const count = (state: string) => checks.filter((check) => check.state === state).length
  return (
    <div className="dashboard settings-page health-page">
      <SettingsMenu marks={marks} />
      <main id="main">
        <div className="dashboard-title">
          <h1>{healthTexts.title}</h1>
        </div>
        <p className="health-summary">{healthTexts.summary(count('bad'), count('look'))}</p>
        <StatusMessage event={loaderData}>{message}</StatusMessage>
        <HealthList checks={checks} forms={forms} answer={actionData} />
        <JobList jobs={jobs} action="/dashboard/health/runs" />
        <p>
          <Link className="link" to="/dashboard/go-live">
            {goLiveTexts.title}
          </Link>
        </p>
      </main>
    </div>
  )
}
