import { Link } from 'react-router'

import { shownMoment } from '#app/audit/shown-time.ts'
import { Failed, type FailedHour } from '#app/editor/publish/failed-schedule.tsx'
import { Waiting, type WaitingHour } from '#app/editor/publish/scheduled-time.tsx'
import { currentWords, newestWords, textsOfLegal } from '#app/pages/current-pages.server.ts'
import { isLegal, wordPages, wordPaths, type WordPage } from '#app/pages/page-content.ts'
import { wordSchedules } from '#app/pages/publishing/page-schedules.server.ts'
import { listNewestWords, type WordVersion } from '#app/pages/publishing/page-versions.server.ts'
import { checkedDay } from '#app/projects/page/provenance.ts'
import { differences } from '#app/projects/publishing/difference.ts'
import style from '#app/routes/dashboard/projects/listings.css?url'
import { failedHours, waitingHours } from '#app/routes/dashboard/publishing/schedule-call.server.ts'
import { refuseWhoEditsNot } from '#app/staff/access/require-editor.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { listingTexts } from '#app/strings/en/listings.ts'
import { wordTexts as texts } from '#app/strings/en/words.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/page.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: texts.title }]

export async function loader({ context }: Route.LoaderArgs) {
  refuseWhoEditsNot(context.get(staffContext))
  const known = await listNewestWords(db)
  const now = new Date()
  const waiting: ReadonlyMap<string, WaitingHour> = waitingHours(
    await wordSchedules.listWaiting(db),
    now,
  )
  const failed: ReadonlyMap<string, FailedHour> = failedHours(await wordSchedules.listFailed(db))
  return {
    rows: wordPages.map((page) => {
      const { newest, published } = known.get(page) ?? {}
      return {
        page,
        path: wordPaths[page],
        inForce: isLegal(page) ? checkedDay({ on: currentWords(page).inForceSince }) : undefined,
        ahead: textsOfLegal(page)
          .filter(({ state }) => state === 'ahead')
          .map(({ words }) => checkedDay({ on: words.inForceSince })),
        scheduled: waiting.get(page),
        failed: failed.get(page),
        published: published && told(published, published.publishedAt ?? published.madeAt, now),
        draft: newest && isDraft(page, newest) ? told(newest, newest.madeAt, now) : undefined,
      }
    }),
  }
}

function isDraft(page: WordPage, { publishedAt, content }: WordVersion): boolean {
  return publishedAt === null && differences(newestWords(page), content).length > 0
}

function told({ madeBy: by }: Pick<WordVersion, 'madeBy'>, at: Date, now: Date) {
  return { by, when: shownMoment(at, now) }
}

export default function WordPages({ loaderData: { rows } }: Route.ComponentProps) {
  return (
    <main id="main" className="desk">
      <div className="desk-title">
        <h1>{texts.title}</h1>
      </div>
      <p>
        {texts.note} {texts.fromProjects}{' '}
        <Link className="link" to="/dashboard/projects">
          {listingTexts.title}
        </Link>
        .
      </p>
      <table className="listings">
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
                {published ? texts.published(published.when, published.by) : texts.filed}
                {inForce === undefined ? null : <small>{texts.inForce(inForce)}</small>}
                {ahead.map((day) => (
                  <small key={day}>{texts.ahead(day)}</small>
                ))}
                {scheduled === undefined ? null : <Waiting {...scheduled} />}
                {failed === undefined ? null : <Failed {...failed} />}
                {draft ? (
                  <small className="listings-draft">{texts.draft(draft.when, draft.by)}</small>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <section className="listings-apart" aria-labelledby="developers">
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
