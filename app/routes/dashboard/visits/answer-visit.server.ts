import { data, replace } from 'react-router'
import { z } from 'zod'

import { dayOf } from '#app/enquiries/visit-request/visit-slot.ts'
import type { VisitState } from '#app/enquiries/visit-request/visit-state.ts'
import { visitsAddress } from '#app/leads/visits/visit-address.ts'
import { postedFields } from '#app/lib/http/posted-text.ts'
import { dashboardPath } from '#app/routes/dashboard/leads/lead/done.ts'
import type { Staff } from '#app/staff/staff.ts'
import { readMoment } from '#app/visits/calendar/visit-day.ts'
import { changeVisit, type VisitChange } from '#app/visits/change/change-visit.server.ts'
import {
  refusalOf,
  statusOf,
  type Misfilled,
  type VisitRefusal,
} from '#app/visits/change/refusal.ts'
import { findLastChangeSet } from '#app/visits/change/visit-outcomes.server.ts'
import type { VisitAnswer } from '#app/visits/change/write-visit.server.ts'
import { db } from '#db/client.server.ts'

import { projectName } from './load-visits.server.ts'

const seenVisit = z.object({
  visitId: z.string().regex(/^\d{1,18}$/),
  seen: z.coerce.number().int(),
})

export type Posted = Awaited<ReturnType<typeof readPosted>>

type HandlerArgs = { request: Request; url: URL; staff: Staff }
type VisitHandlerArgs = HandlerArgs & { visitId: string }

/** Redirects to the day or to `back` after the change, or shows the page with the refusal. */
export async function answerVisit(
  { request, url }: HandlerArgs,
  change: (posted: Posted) => Promise<VisitAnswer | { kind: Misfilled }>,
) {
  const posted = await readPosted(request)
  const answer = await change(posted)
  if (answer.kind === 'done') {
    const back = url.searchParams.get('back')
    if (back !== null)
      return replace(dashboardPath(back, (await findLastChangeSet(db, answer.visitId)) ?? 'undone'))
    return replace(`${visitsAddress(dayOf(answer.startsAt), { done: answer.visitId })}#done`)
  }
  const refusal: VisitRefusal = {
    ...refusalOf(answer),
    act: `${url.pathname}${url.search}#visit`,
    typed: posted,
  }
  return data(refusal, { status: statusOf(answer.kind) })
}

/** The new value, or what is missing. */
export type NewValue = (posted: Posted) => NewState | { missing: Misfilled }
/** With what an outcome says of the lead. */
type NewState = Partial<VisitState> & Pick<VisitChange, 'note' | 'followUpAt'>

/** The same for a change of a visit. */
export function answerChange(args: VisitHandlerArgs, newValue: NewValue) {
  return answerVisit(args, async (posted) => {
    const known = readSeen(args.visitId, posted)
    if (!known) return { kind: 'absent' }
    const to = newValue(posted)
    if ('missing' in to) return { kind: to.missing }
    const { note, followUpAt, ...state } = to
    const change = { ...known, to: state, note, followUpAt, knownAway: posted.away }
    return changeVisit(db, change, args.staff, projectName)
  })
}

export function readSeen(visitId: string, { seen }: Posted): z.infer<typeof seenVisit> | undefined {
  return seenVisit.safeParse({ visitId, seen }).data
}

export function postedMoment({ day, time }: Posted): Date | undefined {
  return readMoment(day, time)
}

const callLink = z.url({ protocol: /^https$/ }).max(500)

/** Of a form that asks for the kind: an emptied link is removed, and only a call has one. */
export function postedKind({
  kind,
  link,
}: Posted): Pick<VisitState, 'isVideo' | 'videoLink'> | { missing: 'link' } {
  if (kind === 'place') return { isVideo: false, videoLink: null }
  if (kind !== 'video') return {}
  if (link.trim() === '') return { isVideo: true, videoLink: null }
  const read = callLink.safeParse(link.trim())
  return read.success ? { isVideo: true, videoLink: read.data } : { missing: 'link' }
}

async function readPosted(request: Request) {
  const field = await postedFields(request)
  return {
    seen: field('seen'),
    outcome: field('outcome'),
    note: field('note'),
    day: field('day'),
    time: field('time'),
    agent: field('agent'),
    lead: field('lead'),
    phone: field('phone'),
    project: field('project'),
    kind: field('kind'),
    link: field('link'),
    away: field('away'),
  }
}
