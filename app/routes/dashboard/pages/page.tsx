import { Link } from 'react-router'

import { formatMoment } from '#app/audit/format-time.ts'
import {
  Failed,
  ScheduledTime,
  type FailedHour,
  type PendingSchedule,
} from '#app/editor/publish/schedule-notes.tsx'
import { currentPage, newestPage, textsOfLegal } from '#app/pages/current-pages.server.ts'
import { isLegal, pageNames, pagePaths, type PageName } from '#app/pages/page-content.ts'
import {
  pageSchedules,
  pageVersions,
  type PageVersion,
} from '#app/pages/publishing/page-store.server.ts'
import { checkedDay } from '#app/projects/page/provenance.ts'
import { differences } from '#app/publishing/difference.ts'
import style from '#app/routes/dashboard/projects/projects.css?url'
import {
  failedHours,
  scheduledHours,
} from '#app/routes/dashboard/documents/shown-schedules.server.ts'
import { requireEditor } from '#app/staff/access/require-editor.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { projectTexts } from '#app/strings/en/projects.ts'
import { pageTexts as texts } from '#app/strings/en/pages.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/page.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: texts.title }]

export async function loader({ context }: Route.LoaderArgs) {
  requireEditor(context.get(staffContext))
  const all = await pageVersions.listNewest(db)
  const allPublished = await pageVersions.listNewest(db, { isPublished: true })
  const now = new Date()
  const scheduled: ReadonlyMap<string, PendingSchedule> = scheduledHours(
    await pageSchedules.listPending(db),
    now,
  )
  const failed: ReadonlyMap<string, FailedHour> = failedHours(await pageSchedules.listFailed(db))
  return {
    rows: pageNames.map((page) => {
      const [newest, published] = [all.get(page), allPublished.get(page)]
      return {
        page,
        path: pagePaths[page],
        inForce: isLegal(page) ? checkedDay({ on: currentPage(page).inForceSince }) : undefined,
        ahead: textsOfLegal(page)
          .filter(({ state }) => state === 'ahead')
          .map(({ content }) => checkedDay({ on: content.inForceSince })),
        scheduled: scheduled.get(page),
        failed: failed.get(page),
        published:
          published && versionStamp(published, published.publishedAt ?? published.madeAt, now),
        draft:
          newest && isDraft(page, newest) ? versionStamp(newest, newest.madeAt, now) : undefined,
      }
    }),
  }
}

function isDraft(page: PageName, { publishedAt, content }: PageVersion): boolean {
  return publishedAt === null && differences(newestPage(page), content).length > 0
}

function versionStamp({ madeBy: by }: Pick<PageVersion, 'madeBy'>, at: Date, now: Date) {
  return { by, when: formatMoment(at, now) }
}

export default function PageList({ loaderData: { rows } }: Route.ComponentProps) {
  return (
    <main id="main" className="dashboard">
      <div className="dashboard-title">
        <h1>{texts.title}</h1>
      </div>
      <p>
        {texts.note} {texts.fromProjects}{' '}
        <Link className="link" to="/dashboard/projects">
          {projectTexts.title}
        </Link>
        .
      </p>
      <table className="content-list">
        <thead>
          <tr>
            <th scope="col">{texts.columns.page}</th>
            <th scope="col">{texts.columns.state}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ page, path, inForce, ahead, scheduled, failed, published, draft }) => (
            <tr key={page}>
              <th scope="row">
                <Link to={`/dashboard/pages/${page}`}>{texts.pages[page]}</Link>
                <small>{path}</small>
              </th>
              <td>
                {published ? texts.published(published.when, published.by) : texts.defaultText}
                {inForce === undefined ? null : <small>{texts.inForce(inForce)}</small>}
                {ahead.map((day) => (
                  <small key={day}>{texts.ahead(day)}</small>
                ))}
                {scheduled === undefined ? null : <ScheduledTime {...scheduled} />}
                {failed === undefined ? null : <Failed {...failed} />}
                {draft ? (
                  <small className="content-list-draft">{texts.draft(draft.when, draft.by)}</small>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <section className="content-list-section" aria-labelledby="developers">
        <h2 id="developers">{texts.developers}</h2>
        <p>
          {texts.developersNote}{' '}
          <a className="link" href="/privacy-notice">
            {texts.notice}
          </a>
          ,{' '}
          <a className="link" href="/privacy/rights">
            {texts.rights}
          </a>
          .
        </p>
      </section>
    </main>
  )
}
