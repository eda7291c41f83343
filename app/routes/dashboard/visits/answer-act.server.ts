import { data, replace } from 'react-router'
import { z } from 'zod'

import { dayOf } from '#app/enquiries/visit-request/visit-slot.ts'
import type { VisitState } from '#app/enquiries/visit-request/visit-state.ts'
import { visitsAddress } from '#app/leads/visits/visit-address.ts'
import { postedFields } from '#app/lib/http/posted-text.ts'
import { deskPath } from '#app/routes/dashboard/leads/lead/done.ts'
import type { Staff } from '#app/staff/staff.ts'
import { readMoment } from '#app/visits/calendar/visit-day.ts'
import { changeVisit } from '#app/visits/change/change-visit.server.ts'
import {
  refusalOf,
  statusOf,
  type Misfilled,
  type VisitRefusal,
} from '#app/visits/change/refusal.ts'
import { findLastAct } from '#app/visits/change/visit-outcomes.server.ts'
import type { VisitAnswer } from '#app/visits/change/write-visit.server.ts'
import { db } from '#db/client.server.ts'
import { tellDesks } from '#db/events/lead-events.server.ts'
import { wakeJob } from '#db/events/wake-job.ts'

import { listingName } from './load-visits.server.ts'

/** What a form of the calendar may post; whatever is missing is empty. */
const names = ['visit', 'seen', 'day', 'time', 'agent', 'lead', 'phone', 'project', 'away'] as const
const written = z.object({ visit: z.string().regex(/^\d{1,18}$/), seen: z.coerce.number().int() })

/** The fields of a form as they were typed. */
export type Posted = Record<(typeof names)[number], string>

type Act = { request: Request; url: URL; staff: Staff }

/**
 * Does what a form asks for: back to the day after it is done, or to where the address says (`back`); or
 * the page again with why not.
 */
export async function answerAct(
  { request, url }: Act,
  act: (posted: Posted) => Promise<VisitAnswer | { kind: Misfilled }>,
) {
  const posted = await readPosted(request)
  const answer = await act(posted)
  if (answer.kind === 'done') {
    tellDesks('visits')
    tellDesks('leads')
    wakeJob('assignment')
    const back = url.searchParams.get('back')
    if (back !== null)
      return replace(deskPath(back, (await findLastAct(db, answer.visitId)) ?? 'undone'))
    return replace(`${visitsAddress(dayOf(answer.startsAt), { done: answer.visitId })}#done`)
  }
  const refusal: VisitRefusal = {
    ...refusalOf(answer),
    act: `${url.pathname}${url.search}#visit`,
    typed: posted,
  }
  return data(refusal, { status: statusOf(answer.kind) })
}

/** The same for an act that changes a visit; `wish` says to what, or what is missing for it. */
export function answerChange(
  act: Act,
  wish: (posted: Posted) => Partial<VisitState> | { missing: Misfilled },
) {
  return answerAct(act, async (posted) => {
    const { data: seen } = written.safeParse(posted)
    if (!seen) return { kind: 'absent' }
    const to = wish(posted)
    if ('missing' in to) return { kind: to.missing }
    const change = { visitId: seen.visit, seen: seen.seen, to, knownAway: posted.away }
    return changeVisit(db, change, act.staff, listingName)
  })
}

/** Which visit a form is about, and what of it was seen. */
export function readSeen(posted: Posted): { visitId: string; seen: number } | undefined {
  const { data: read } = written.safeParse(posted)
  return read && { visitId: read.visit, seen: read.seen }
}

/** The day and hour of a form; undefined where it has none or they are none. */
export function postedMoment({ day, time }: Posted): Date | undefined {
  return readMoment(day, time)
}

async function readPosted(request: Request): Promise<Posted> {
  const field = await postedFields(request)
  const [visit, seen, day, time, agent, lead, phone, project, away] = names.map((name) =>
    field(name),
  )
  return {
    visit: visit ?? '',
    seen: seen ?? '',
    day: day ?? '',
    time: time ?? '',
    agent: agent ?? '',
    lead: lead ?? '',
    phone: phone ?? '',
    project: project ?? '',
    away: away ?? '',
  }
}
