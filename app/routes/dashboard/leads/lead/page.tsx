import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { data, replace, useFetcher, useNavigate, useOutletContext } from 'react-router'

import { findConsentToken, withdrawalPath } from '#app/enquiries/consent/consent.server.ts'
import { along, type AdjacentLead } from '#app/leads/detail/bar/along.ts'
import type { Done } from '#app/leads/detail/bar/done-bar.tsx'
import { placeOf, type LeadPlace, leadAddress } from '#app/leads/detail/bar/lead-place.ts'
import { announceListEnd } from '#app/leads/detail/bar/list-end.ts'
import { PanelBar, ThumbBar, type Neighbour } from '#app/leads/detail/bar/panel-bar.tsx'
import { keepPlace } from '#app/leads/detail/bar/stored-place.ts'
import { HISTORY } from '#app/leads/detail/history/history-address.ts'
import { findLeadRecord } from '#app/leads/detail/history/lead-record.server.ts'
import type { LeadRecord } from '#app/leads/detail/history/lead-record.ts'
import { LeadPanel } from '#app/leads/detail/lead-panel.tsx'
import { findOwnerRefusal } from '#app/leads/detail/owner-refusal.server.ts'
import { resentFields } from '#app/leads/detail/resent-fields.ts'
import type { Closing } from '#app/leads/detail/withdraw-form.tsx'
import { changeEnquiries } from '#app/leads/duplicates/change-enquiries.server.ts'
import type { ListContext } from '#app/leads/list/list-context.ts'
import { useFresh } from '#app/leads/live/use-fresh.ts'
import { readLeadRequirement } from '#app/leads/requirement/lead-requirement.server.ts'
import { findFacts } from '#app/leads/status/change-lead.server.ts'
import type { LeadFacts } from '#app/leads/status/lead-facts.ts'
import { hasChanges } from '#app/leads/status/undo-change-set.server.ts'
import { readWorkForm, type LeadWorkForm } from '#app/leads/status/work-form.ts'
import { postedForm } from '#app/lib/http/posted-text.ts'
import { isolated } from '#app/lib/text/bidi.ts'
import { isDeleted } from '#app/privacy/purge-deleted.server.ts'
import { projectName } from '#app/routes/dashboard/visits/load-visits.server.ts'
import { copyInstead } from '#app/staff/sessions/offline-copy.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { readCallCalendar } from '#app/staff/working-hours/call-calendar.server.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { Icon } from '#app/ui/media/icon.tsx'
import { listOfLead } from '#app/visits/list-visits.server.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/page.ts'
import { afterDone, doneAt, followingInQueue } from './after-done.server.ts'
import { callOrKeep } from './call-or-keep.ts'
import style from './lead.css?url'
import { auditView } from './audit-view.server.ts'
import { postRequirement } from './post-requirement.server.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]
export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title:
      loaderData && 'record' in loaderData
        ? isolated(loaderData.record.lead.name)
        : panelTexts.title,
  },
]

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const history = url.searchParams.get(HISTORY)
  const record = await findLeadRecord(db, params.lead, staff, history)
  if (!record) {
    const isErased = await isDeleted(db, params.lead)
    const answer: { missing: MissingReason } = { missing: isErased ? 'erased' : 'elsewhere' }
    if (url.searchParams.has(LOOK)) return answer
    throw data(panelTexts.absent, { status: isErased ? 410 : 404 })
  }
  const readers = await auditView(params.lead, staff)
  const place = placeOf(url)
  const closing = staff.role === 'owner' ? await closingOf(params.lead, place) : undefined
  const visits = (await listOfLead(db, params.lead, staff)).map((visit) => ({
    ...visit,
    projectName: projectName(visit.project),
  }))
  const requirement = await readLeadRequirement(db, record.lead, staff)
  const done = await doneAt(url, params.lead, staff)
  return { record: { ...record, readers, visits, requirement }, place, closing, done }
}

async function closingOf(leadId: string, { list }: LeadPlace) {
  const token = await findConsentToken(db, leadId)
  const path = token === undefined ? undefined : withdrawalPath(token)
  return { action: `/dashboard/leads/${leadId}/withdrawal`, back: list, path }
}

/** After a conflict the page reads the lead as it is now. */
export function shouldRevalidate(): boolean {
  return true
}

/** While the page polls, a lost connection or session does not take the lead away. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    if (!new URL(request.url).searchParams.has(LOOK)) throw copyInstead(error, request.url)
    return null
  }
}

export const clientAction = (args: Route.ClientActionArgs) => callOrKeep(args)

/** POST /dashboard/leads/:lead: changes facts or the requirement unless someone else has, adds a note or WhatsApp reference, or logs a call. */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  const field = await postedForm(request)
  if (field('requirement') !== undefined) return postRequirement(field, params.lead, { staff, url })
  const facts = await findFacts(db, params.lead, staff)
  if (!facts) throw data(panelTexts.absent, { status: 404 })
  const calendar = await readCallCalendar(db, facts.ownerId ?? staff.id)
  const form = readWorkForm(field, { facts, now: new Date(), calendar })
  if (!form.ok) {
    const note = field('note')
    const notes = field('outcome') === undefined ? { note } : { callNote: note ?? '' }
    return data({ fault: faultTexts[form.fault], code: field('code'), ...notes }, { status: 422 })
  }
  const { change } = form
  const refusal = await findOwnerRefusal(db, change.changes)
  if (refusal) {
    const fault = refusal.isNew ? panelTexts.neverSignedIn(refusal.name) : panelTexts.unreadable
    return data({ fault, note: field('note'), code: field('code') }, { status: 422 })
  }
  const leadId = params.lead
  const following = await followingInQueue(url, change, { leadId, staff })
  const changed = await changeEnquiries(db, { leadId, ...change }, staff, calendar)
  if (changed.kind === 'absent') throw data(panelTexts.absent, { status: 404 })
  if (changed.kind === 'conflict') return conflictAnswer(field, change, changed.now)
  const result = (await hasChanges(db, changed.changeSetId)) ? changed.changeSetId : 'same'
  return replace(await afterDone(url, change, { result, leadId, staff, following }))
}

function conflictAnswer(
  field: (name: string) => string | undefined,
  { changes, seen, callAttempt }: LeadWorkForm,
  now: LeadFacts,
) {
  const [note, sent] = [field('note') || undefined, resentFields(field, callAttempt?.at)]
  const callNote = callAttempt && note
  return data({ conflict: { changes, seen, now, sent, note }, callNote }, { status: 409 })
}

const faultTexts = {
  unreadable: panelTexts.unreadable,
  'note-missing': panelTexts.noteMissing,
  'note-long': panelTexts.noteLong,
  'code-wrong': panelTexts.codeWrong,
  'next-missing': panelTexts.nextMissing,
  'next-past': panelTexts.nextPast,
} as const

export default function Lead({ loaderData, actionData }: Route.ComponentProps) {
  // Only a poll can have no record.
  return loaderData && 'record' in loaderData && <LeadAside {...loaderData} answer={actionData} />
}

type LeadAsideProps = {
  record: LeadRecord
  place: LeadPlace
  closing: Closing | undefined
  done: Done | undefined
  answer: Route.ComponentProps['actionData']
}

function LeadAside({ record, place, closing, done, answer }: LeadAsideProps) {
  const { newest, missing } = useNewest(record)
  useEffect(() => keepPlace(place), [place])
  const neighbours = useAlong(record.lead.id, place)
  return (
    <aside className="panel" aria-labelledby="lead-name" key={record.lead.id}>
      <PanelBar list={place.list} {...neighbours} />
      <div className="panel-body">
        {missing === undefined ? null : <NoLongerThere missing={missing} />}
        {missing === 'erased' ? null : (
          <LeadPanel record={newest} place={place} closing={closing} done={done} {...answer} />
        )}
      </div>
      <ThumbBar {...neighbours} />
    </aside>
  )
}

function NoLongerThere({ missing }: { missing: MissingReason }) {
  return (
    <p className="panel-error" role="alert">
      <Icon name="alert" />
      {missing === 'erased' ? panelTexts.consentWithdrawn : panelTexts.noLongerYours}
    </p>
  )
}

const LOOK = 'look'
/** Milliseconds between signs that the lead is still open. */
const SIGN_MS = 20_000

type MissingReason = 'erased' | 'elsewhere'

/** Answer to an address with `LOOK`; null when the server is out of reach. */
type Looked = { record: LeadRecord } | { missing: MissingReason } | null

/** The current audit log: read again on news, and as a sign that the lead is still open. */
function useNewest(record: LeadRecord): {
  newest: LeadRecord
  missing: MissingReason | undefined
} {
  const { state, data: read, load } = useFetcher<Looked>({ key: `lead-${record.lead.id}` })
  const part = record.before === null ? '' : `&${HISTORY}=${record.before}`
  useFresh(['leads', 'readers'], {
    isIdle: state === 'idle',
    read: () => void load(`/dashboard/leads/${record.lead.id}?${LOOK}${part}`),
    signMs: SIGN_MS,
  })
  // An answer for another part of the history is not for this one.
  const isNewer =
    read && 'record' in read && read.record.at > record.at && read.record.before === record.before
  return {
    newest: isNewer ? read.record : record,
    missing: read && 'missing' in read ? read.missing : undefined,
  }
}

/** Steps through the list next to a lead, and reads older leads before the last one is reached. */
function useAlong(leadId: string, place: LeadPlace) {
  const { ids, more } = useOutletContext<ListContext>()
  const standing = useStanding(ids, leadId)
  const { before, after, isNearMore } = along(standing, leadId, more)
  const [pendingLeadId, setPendingLeadId] = useState('')
  const navigate = useNavigate()
  const read = useEffectEvent(() => more?.read())
  const at = more?.at
  useEffect(() => {
    if (isNearMore && at !== undefined) read()
  }, [isNearMore, at])
  const next = after !== undefined && typeof after === 'object' ? leadAddress(place, after.id) : ''
  const pendingRef = useRef('')
  useEffect(() => {
    if (pendingRef.current !== leadId || after === 'coming') return
    pendingRef.current = ''
    if (next === '') announceListEnd(false)
    else void navigate(next, { replace: true, preventScrollReset: true })
  }, [leadId, after, next, navigate])
  const neighbour = (adjacent: AdjacentLead | undefined): Neighbour | undefined => {
    if (adjacent === undefined || adjacent === 'end') return adjacent
    if (typeof adjacent === 'object') return { to: leadAddress(place, adjacent.id) }
    return {
      isAwaited: pendingLeadId === leadId,
      onWait: () => {
        pendingRef.current = leadId
        setPendingLeadId(leadId)
        more?.read()
      },
    }
  }
  return { before: neighbour(before), after: neighbour(after) }
}

/** Keeps the neighbours of a lead that a change has just moved out of its list. */
function useStanding(ids: readonly string[], id: string): readonly string[] {
  const [stood, setStood] = useState(ids)
  const isListed = ids.includes(id)
  if (isListed && stood !== ids) setStood(ids)
  if (isListed) return ids
  const listed = new Set(ids)
  return stood.filter((one) => one === id || listed.has(one))
}
