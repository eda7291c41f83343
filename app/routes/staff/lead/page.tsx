import { useEffect } from 'react'
import { data, isRouteErrorResponse, replace } from 'react-router'

import { db } from '#app/db.server.ts'
import { panelTexts } from '#app/desk-texts/en/lead-panel.ts'
import { wake } from '#app/leads/assignment/keep-giving-out.server.ts'
import { tellDesks } from '#app/leads/live/desk-news.server.ts'
import { keepPlace } from '#app/leads/panel/kept-place.ts'
import type { Closing } from '#app/leads/panel/close-person.tsx'
import { LeadPanel } from '#app/leads/panel/lead-panel.tsx'
import { findLeadRecord, listPeople } from '#app/leads/panel/lead-record.server.ts'
import { placeOf, type LeadPlace } from '#app/leads/panel/lead-place.ts'
import type { Done } from '#app/leads/panel/done-bar.tsx'
import type { LeadRecord } from '#app/leads/panel/lead-record.ts'
import { PanelBar, ThumbBar } from '#app/leads/panel/panel-bar.tsx'
import { HISTORY } from '#app/leads/panel/history-address.ts'
import { findConsentToken, withdrawalPath } from '#app/leads/privacy/consent.server.ts'
import { isGone } from '#app/leads/privacy/forget-gone.server.ts'
import { listOfLead } from '#app/leads/visits/list-visits.server.ts'
import { changeLead, findFacts } from '#app/leads/work/change-lead.server.ts'
import { readWorkForm } from '#app/leads/work/work-form.ts'
import { postedForm } from '#app/lib/posted-text.ts'
import { listingName } from '#app/routes/staff/visits/load-visits.server.ts'
import { staffContext } from '#app/staff/session.server.ts'
import { Icon } from '#app/ui/icon.tsx'

import type { Route } from './+types/page.ts'
import { doneIn } from './done.ts'
import { afterDone } from './after-done.server.ts'
import style from './lead.css?url'
import { noteLook } from './note-look.server.ts'
import { useAlong } from './use-along.ts'
import { LOOK, useNewest, type Gone, type Looked } from './use-newest.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]
export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: loaderData && 'record' in loaderData ? loaderData.record.lead.name : panelTexts.title,
  },
]

/** A lead with everything known of it; whoever opens it is seen by others who have it open. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const history = url.searchParams.get(HISTORY)
  const record = await findLeadRecord(db, params.lead, staff, history)
  if (!record)
    throw data(panelTexts.absent, { status: (await isGone(db, params.lead)) ? 410 : 404 })
  const readers = await noteLook(params.lead, staff)
  const place = placeOf(url)
  const closing = staff.role === 'owner' ? await closingOf(params.lead, place) : undefined
  const visits = (await listOfLead(db, params.lead, staff)).map((visit) => ({
    ...visit,
    projectName: listingName(visit.project),
  }))
  return { record: { ...record, readers, visits }, place, closing, done: doneIn(url.searchParams) }
}

/** What an owner may do for whoever sent it: close them, or give them the link to do it themselves. */
async function closingOf(leadId: string, { list }: LeadPlace) {
  const token = await findConsentToken(db, leadId)
  const path = token === undefined ? undefined : withdrawalPath(token)
  return { action: `/dashboard/leads/${leadId}/withdrawal`, back: list, path }
}

/** Who is told that somebody was quicker sees the lead as it is now. */
export function shouldRevalidate(): boolean {
  return true
}

/** While the page only looks for news, neither a lost connection nor a lost session takes the lead away. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    if (!new URL(request.url).searchParams.has(LOOK)) throw error
    if (!isRouteErrorResponse(error)) return null
    if (error.status === 410) return { gone: 'erased' } satisfies Looked
    return error.status === 404 ? ({ gone: 'elsewhere' } satisfies Looked) : null
  }
}

/**
 * POST /dashboard/leads/:lead: changes facts where they still are what their writer saw, adds a note
 * or the code of a chat, or says how a call went.
 */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  const field = await postedForm(request)
  const facts = await findFacts(db, params.lead, staff)
  if (!facts) throw data(panelTexts.absent, { status: 404 })
  const form = readWorkForm(field, facts, new Date())
  if (!form.ok)
    return data(
      { fault: faultTexts[form.fault], note: field('note'), code: field('code') },
      { status: 422 },
    )
  const { change } = form
  const ownerId = change.wish.ownerId ?? null
  if (ownerId !== null && !(await listPeople(db)).some(({ id }) => id === ownerId))
    return data({ fault: faultTexts.unreadable, note: field('note') }, { status: 422 })
  const changed = await changeLead(db, { leadId: params.lead, ...change }, staff)
  if (changed.kind === 'absent') throw data(panelTexts.absent, { status: 404 })
  if (changed.kind === 'conflict') {
    const { wish, seen } = change
    return data({ conflict: { wish, seen, now: changed.now } }, { status: 409 })
  }
  tellDesks('leads')
  wake()
  return replace(await afterDone(url, { act: changed.act, leadId: params.lead, staff, field }))
}

const faultTexts = {
  unreadable: panelTexts.unreadable,
  'note-missing': panelTexts.noteMissing,
  'note-long': panelTexts.noteLong,
  'code-wrong': panelTexts.codeWrong,
} as const

export default function Lead({ loaderData, actionData }: Route.ComponentProps) {
  // Only who looks for news can have been told nothing.
  return loaderData && 'record' in loaderData && <BesideList {...loaderData} answer={actionData} />
}

type BesideProps = {
  record: LeadRecord
  place: LeadPlace
  closing: Closing | undefined
  done: Done | undefined
  answer: Route.ComponentProps['actionData']
}

function BesideList({ record, place, closing, done, answer }: BesideProps) {
  const { newest, gone } = useNewest(record)
  useEffect(() => keepPlace(place), [place])
  const neighbours = useAlong(record.lead.id, place)
  return (
    <aside className="panel" aria-labelledby="lead-name" key={record.lead.id}>
      <PanelBar list={place.list} {...neighbours} />
      <div className="panel-body">
        {gone === undefined ? null : <NoLongerThere gone={gone} />}
        {gone === 'erased' ? null : (
          <LeadPanel
            record={newest}
            place={place}
            closing={closing}
            done={done}
            conflict={answer && 'conflict' in answer ? answer.conflict : undefined}
            fault={answer && 'fault' in answer ? answer.fault : undefined}
            note={answer && 'note' in answer ? answer.note : undefined}
            code={answer && 'code' in answer ? answer.code : undefined}
          />
        )}
      </div>
      <ThumbBar {...neighbours} />
    </aside>
  )
}

/** Whoever sent it is closed to the desk, or somebody else has the lead by now and this person sees only their own. */
function NoLongerThere({ gone }: { gone: Gone }) {
  return (
    <p className="panel-fault" role="alert">
      <Icon name="alert" />
      {gone === 'erased' ? panelTexts.noLongerKept : panelTexts.noLongerYours}
    </p>
  )
}
