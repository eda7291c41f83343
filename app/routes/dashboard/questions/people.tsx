import { data, Link, redirect } from 'react-router'

import { formatTime } from '#app/audit/format-time.ts'
import { config } from '#app/config/config.server.ts'
import { listAlertsOf } from '#app/enquiries/alerts/visitor-alerts.server.ts'
import { answerTo } from '#app/enquiries/alerts/due-alerts.server.ts'
import {
  countMailable,
  listAskers,
  mailAnswer,
  markAnswered,
  type Asker,
} from '#app/leads/questions/people-who-asked.server.ts'
import { postedFields } from '#app/lib/http/posted-text.ts'
import { dialledPhone } from '#app/lib/phone/dialled-phone.ts'
import { telephoneAddress } from '#app/lib/phone/telephone-address.ts'
import { mailWay } from '#app/notifications/destinations.server.ts'
import { canSeeAllLeads } from '#app/staff/access/visible-leads.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { questionTexts as texts } from '#app/strings/en/questions.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/people.ts'
import { AlertList } from './alert-list.tsx'
import { alertRows, chatHref, origin } from './alert-rows.server.ts'
import { AskerList, MailAnswer } from './asker-list.tsx'
import { labelOf, openQuestions, questionOf } from './question-rows.server.ts'
import style from './questions.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: texts.title }]

/** GET /dashboard/projects/:project/questions/:question: who asked and has no answer yet. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const { id, name, project } = await openQuestions(db, staff, params.project)
  const question = questionOf(params.question)
  const about = { projectId: id, question }
  const answer = answerTo(id, question)
  const alerts = canSeeAllLeads(staff) ? await listAlertsOf(db, id) : []
  const now = new Date()
  const chatTo = ({ name: person, phone }: Asker) => {
    if (!answer) return undefined
    const href = `${origin}/${project?.slug ?? ''}`
    const { label, value } = answer
    const text = `${texts.chat(person, name)} ${texts.chatAnswer(label, value, href, config.BRAND)}`
    return chatHref(phone, text)
  }
  const people = await listAskers(db, about, staff)
  return {
    id,
    name,
    label: project ? labelOf(project, question) : question,
    value: answer?.value,
    isMailed: mailWay(config) !== undefined,
    mailable: answer ? await countMailable(db, about, staff) : 0,
    people: people.map((person) => ({
      leadId: person.leadId,
      name: person.name,
      phone: person.phone,
      when: formatTime(person.askedAt, now),
      call: telephoneAddress(dialledPhone(person.phone)),
      chat: chatTo(person),
    })),
    alerts: await alertRows(alerts.filter(({ subject }) => subject.question === question)),
  }
}

/** POST: emails the published answer to everyone listed (`intent=mail`), or marks one `lead` as answered; nothing before there is one. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  const { id } = await openQuestions(db, staff, params.project)
  const question = questionOf(params.question)
  const about = { projectId: id, question }
  const field = await postedFields(request)
  const hasAnswer = answerTo(id, question) !== undefined
  if (field('intent') === 'mail') {
    const isOpen = !hasAnswer || mailWay(config) === undefined
    const mailed = isOpen ? 0 : await mailAnswer(db, about, staff)
    return data({ mailed })
  }
  if (hasAnswer) await markAnswered(db, { ...about, leadId: field('lead') }, staff)
  return redirect(`/dashboard/projects/${id}/questions/${question}`)
}

export default function PeopleWhoAsked({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, label, value, isMailed, mailable, people, alerts } = loaderData
  return (
    <main id="main" className="dashboard dashboard--narrow project-questions">
      <p className="editor-back">
        <Link className="link" to={`/dashboard/projects/${id}/questions`}>
          {texts.backToQuestions}
        </Link>
      </p>
      <h1>{texts.peopleTitle(label, name)}</h1>
      <p>{value === undefined ? texts.noAnswer : texts.answer(value)}</p>
      <p role="status">{actionData?.mailed ? texts.mailed(actionData.mailed) : null}</p>
      {mailable > 0 ? <MailAnswer people={mailable} isMailed={isMailed} /> : null}
      {people.length > 0 ? <AskerList people={people} /> : null}
      {alerts.length > 0 ? <AlertList id={id} title={texts.alerts} alerts={alerts} /> : null}
      {people.length + alerts.length === 0 ? <p>{texts.none}</p> : null}
    </main>
  )
}
