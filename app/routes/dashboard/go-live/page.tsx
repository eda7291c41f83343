import { Form, Link, replace } from 'react-router'

import { GoLiveList } from '#app/health/go-live/go-live-list.tsx'
import {
  hideGoLive,
  isGoLiveHidden,
  listGoLiveSteps,
  showGoLive,
} from '#app/health/go-live/go-live.server.ts'
import { minutesLeft } from '#app/health/go-live/judge-go-live.ts'
import { postedText } from '#app/lib/http/posted-text.ts'
import { refuseAgents } from '#app/staff/access/require-owner.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { goLiveTexts as texts } from '#app/strings/en/go-live.ts'
import { listTexts } from '#app/strings/en/lead-list.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/page.ts'
import style from './go-live.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: texts.title }]

/** GET /dashboard/go-live: what is done and what is left before the site goes live, for owners. */
export async function loader({ context }: Route.LoaderArgs) {
  refuseAgents(context.get(staffContext))
  const [steps, isHidden] = await Promise.all([listGoLiveSteps(db), isGoLiveHidden(db)])
  return { steps, isHidden }
}

/** POST: hides the list on the first page of the dashboard, or shows it there again. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  refuseAgents(staff)
  const intent = await postedText(request, 'intent')
  if (intent === 'show') await showGoLive(db)
  if (intent === 'hide') await hideGoLive(db, staff)
  return replace('/dashboard/go-live')
}

export default function GoLive({ loaderData: { steps, isHidden } }: Route.ComponentProps) {
  const done = steps.filter(({ isDone }) => isDone).length
  const isAllDone = done === steps.length
  const minutes = minutesLeft(steps)
  return (
    <main id="main" className="dashboard go-live-page">
      <div className="dashboard-title">
        <h1>{texts.title}</h1>
        <div className="go-live-count">
          <p>{texts.count(done, steps.length)}</p>
          {minutes > 0 ? <p className="caption">{texts.left(minutes)}</p> : null}
        </div>
      </div>
      <p>{isAllDone ? texts.allDone : texts.summary}</p>
      <GoLiveList steps={steps} />
      {isAllDone ? null : <Visibility isHidden={isHidden} />}
      <p>
        <Link className="link" to="/dashboard">
          {listTexts.title}
        </Link>
      </p>
    </main>
  )
}

function Visibility({ isHidden }: { isHidden: boolean }) {
  return (
    <Form method="post" className="go-live-visibility">
      <button
        className="button button--line"
        name="intent"
        value={isHidden ? 'show' : 'hide'}
        aria-describedby="go-live-note"
      >
        {isHidden ? texts.show : texts.hide}
      </button>
      <p id="go-live-note" className="caption" role="status">
        {isHidden ? texts.hidden : texts.hideNote}
      </p>
    </Form>
  )
}
