import { Form, Link, redirect, useLocation } from 'react-router'

import { config } from '#app/config/config.server.ts'
import { useFreshPage } from '#app/leads/live/use-fresh.ts'
import { postedFields } from '#app/lib/http/posted-text.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'
import { doneMessage } from '#app/sources/page/done-message.ts'
import { DeliveryTable } from '#app/sources/page/delivery-table.tsx'
import { ReviewList } from '#app/sources/page/review-list.tsx'
import { SetUpPanel } from '#app/sources/page/set-up-panel.tsx'
import { answerSource } from '#app/sources/page/source-answer.server.ts'
import { readSourcePage, type SourcePage } from '#app/sources/page/source-page.server.ts'
import { SourceProjects } from '#app/sources/page/source-projects.tsx'
import { SourceSettings } from '#app/sources/page/source-settings.tsx'
import { SourceStateMark } from '#app/sources/page/source-state-mark.tsx'
import { useKeptAnswer } from '#app/sources/page/use-kept-answer.ts'
import { WeekBars } from '#app/sources/page/week-bars.tsx'
import { refuseAgents } from '#app/staff/access/require-owner.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { sourcePageTexts as texts, sourceTexts } from '#app/strings/en/sources/sources.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/source.ts'
import style from './sources.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.page.source.name ?? ''} | ${sourceTexts.title}` },
]

/** GET /dashboard/sources/:source: its week, its deliveries, what waits and its set-up, for owners. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  refuseAgents(context.get(staffContext))
  const page = await requirePage(params.source, url)
  if (page.source.kind === 'file') throw redirect(`/dashboard/sources/imports${url.search}`)
  const lead = url.searchParams.get('lead') ?? ''
  return { page, message: doneMessage(url), lead: /^\d{1,18}$/.test(lead) ? lead : undefined }
}

async function requirePage(id: string, url: URL) {
  const page = await readSourcePage(db, id, url)
  if (!page) throw new Response('Not Found', { status: 404 })
  return page
}

/** POST: one change of the source, or of an enquiry that waits; 422 for wrong input. */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  const by = context.get(staffContext)
  refuseAgents(by)
  const { source, form } = await requirePage(params.source, url)
  return answerSource(db, {
    id: source.id,
    kind: source.kind,
    name: source.name,
    stored: form.stored,
    field: await postedFields(request),
    by,
    origin: siteOrigin(config.PUBLIC_URL) || url.origin,
  })
}

export default function Source({ loaderData, actionData }: Route.ComponentProps) {
  const { page, message, lead } = loaderData
  const { source, reviews, deliveries, days } = page
  const { key } = useLocation()
  useFreshPage('sources')
  const answer = useKeptAnswer(actionData)
  // It stays in its place while its key is shown.
  const isNew = source.state === 'not-set-up' || answer?.key !== undefined
  const setUp = <SetUpPanel page={page} answer={answer} />
  return (
    <main id="main" className="dashboard sources source-page">
      <p>
        <Link className="link" to="/dashboard/sources">
          {texts.back}
        </Link>
      </p>
      <div className="dashboard-title">
        <h1>
          <bdi>{source.name}</bdi>
        </h1>
        <SourceStateMark state={source.state} />
        <Controls page={page} />
      </div>
      <StatusMessage event={key} className="source-message">
        {answer ? '' : message}
      </StatusMessage>
      {lead === undefined || answer ? null : (
        <p>
          <Link className="link" to={`/dashboard/leads/${lead}`}>
            {texts.seeLead}
          </Link>
        </p>
      )}
      <StatusMessage className={`source-notice source-notice--${source.state}`}>
        {source.notice}
      </StatusMessage>
      {isNew ? setUp : null}
      {isNew ? null : (
        <>
          <Figures page={page} />
          <WeekBars days={days} week={source.week} />
        </>
      )}
      <ReviewList id={source.id} reviews={reviews} answer={answer} />
      <SourceProjects id={source.id} names={page.names} offered={page.offered} />
      <DeliveryTable deliveries={deliveries} />
      {isNew ? null : setUp}
      <SourceSettings page={page} answer={answer} />
    </main>
  )
}

function Controls({ page: { source, isPulled } }: { page: SourcePage }) {
  const isPaused = source.state === 'paused'
  return (
    <Form
      method="post"
      action={`/dashboard/sources/${source.id}`}
      className="source-controls"
      preventScrollReset
    >
      {isPulled ? (
        <button className="button" name="intent" value="check">
          {texts.check}
        </button>
      ) : null}
      <button className="button button--line" name="intent" value={isPaused ? 'resume' : 'pause'}>
        {isPaused ? texts.resume : texts.pause}
      </button>
    </Form>
  )
}

function Figures({ page: { source, checked, endsAt, isPulled } }: { page: SourcePage }) {
  const { lastLead, gap, today, next } = source
  const figures = [
    { name: texts.figures.lastLead, text: lastLead?.shown ?? sourceTexts.never },
    { name: texts.figures.gap, text: gap },
    { name: texts.figures.today, text: String(today) },
    ...(isPulled
      ? [
          { name: texts.figures.checked, text: checked?.shown ?? sourceTexts.never },
          { name: texts.figures.next, text: next?.shown ?? sourceTexts.notKnown },
        ]
      : []),
    ...(endsAt ? [{ name: texts.figures.ends, text: endsAt.shown }] : []),
  ]
  return (
    <dl className="source-figures">
      {figures.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
