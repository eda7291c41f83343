import { data, Link, redirect } from 'react-router'

import { listAlertsOf, type VisitorAlert } from '#app/enquiries/alerts/visitor-alerts.server.ts'
import { countAskers } from '#app/leads/questions/people-who-asked.server.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import { isDay } from '#app/lib/dates/iso-day.ts'
import { postedFields } from '#app/lib/http/posted-text.ts'
import { plainText } from '#app/lib/text/plain-text.ts'
import {
  askQuestion,
  refreshAsked,
  unaskQuestion,
} from '#app/projects/questions/asked-questions.server.ts'
import { canSeeAllLeads } from '#app/staff/access/visible-leads.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { questionTexts as texts } from '#app/strings/en/questions.ts'
import { projectTexts } from '#app/strings/en/projects.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/page.ts'
import { AlertList } from './alert-list.tsx'
import { alertRows } from './alert-rows.server.ts'
import { openQuestions, questionOf, questionRows } from './question-rows.server.ts'
import { QuestionList } from './question-list.tsx'
import style from './questions.css?url'

const DAY_MS = 86_400_000
/** Days until an answer is due, unless staff say otherwise. */
const DUE_DAYS = 7
const LONGEST_NAME = 100

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: texts.title }]

/** GET /dashboard/projects/:project/questions: the eight questions, and alerts that staff send on WhatsApp. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const { id, name, project } = await openQuestions(db, staff, params.project)
  const waiting = await countAskers(db, id, staff)
  const alerts = canSeeAllLeads(staff) ? await listAlertsOf(db, id) : []
  const askers = new Map<string, number>()
  const add = (key: string, count: number) => askers.set(key, (askers.get(key) ?? 0) + count)
  for (const { question, people } of waiting) add(question, people)
  for (const { subject } of alerts) if (subject.question !== undefined) add(subject.question, 1)
  const now = new Date()
  return {
    id,
    name,
    rows: project && questionRows(project, askers, indianDay(now)),
    developer: project?.developer ?? '',
    today: indianDay(now),
    due: indianDay(new Date(now.getTime() + DUE_DAYS * DAY_MS)),
    alerts: await alertRows(alerts.filter(isForStaff)),
  }
}

function isForStaff({ contact, dueAt }: VisitorAlert): boolean {
  return contact.phone !== undefined && dueAt !== null
}

/** POST: marks `question` as asked (`whom`, `due`), or not (`intent=unask`). */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  const { id } = await openQuestions(db, staff, params.project)
  const field = await postedFields(request)
  const question = questionOf(field('question'))
  if (field('intent') === 'unask') {
    await unaskQuestion(db, id, question, staff)
  } else {
    const on = indianDay(new Date())
    const [whom, due] = [plainText(field('whom')).replace(/\s+/g, ' '), field('due')]
    const fault = faultOf(whom, due, on)
    if (fault) return data({ question, whom, due, fault }, { status: 422 })
    await askQuestion(db, id, { question, whom, on, due }, staff)
  }
  // This process shows it at once; other processes poll every second.
  await refreshAsked(db)
  return redirect(`/dashboard/projects/${id}/questions#${question}`)
}

function faultOf(whom: string, due: string, today: string): 'whom' | 'due' | undefined {
  if (whom === '' || whom.length > LONGEST_NAME) return 'whom'
  const year = indianDay(new Date(Date.parse(today) + 366 * DAY_MS))
  return isDay(due) && due >= today && due <= year ? undefined : 'due'
}

export default function Questions({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, rows, alerts, ...rest } = loaderData
  const confirmed = rows?.filter(({ state }) => state === 'confirmed').length ?? 0
  return (
    <main id="main" className="dashboard dashboard--narrow project-questions">
      <p className="editor-back">
        <Link className="link" to="/dashboard/projects">
          {projectTexts.back}
        </Link>
      </p>
      <h1>
        {texts.titleOf(name)}{' '}
        {rows ? <small>{texts.progress(confirmed, rows.length)}</small> : null}
      </h1>
      <p>{texts.lede}</p>
      {rows ? (
        <QuestionList id={id} rows={rows} refused={actionData} {...rest} />
      ) : (
        <p>{texts.unread}</p>
      )}
      {alerts.length > 0 ? <AlertList id={id} title={texts.alertsOf} alerts={alerts} /> : null}
    </main>
  )
}
