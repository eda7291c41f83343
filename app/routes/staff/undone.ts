import { replace } from 'react-router'

import { db } from '#app/db.server.ts'
import { wake } from '#app/leads/assignment/keep-giving-out.server.ts'
import { findSetUpAct } from '#app/leads/assignment/set-up-acts.server.ts'
import { undoSetUp } from '#app/leads/assignment/undo-set-up.server.ts'
import { tellDesks } from '#app/leads/live/desk-news.server.ts'
import { undoVisit } from '#app/leads/visits/undo-visit.server.ts'
import { findVisitOfAct } from '#app/leads/visits/visit-acts.server.ts'
import { undoAct } from '#app/leads/work/undo-act.server.ts'
import { postedFields } from '#app/lib/posted-text.ts'
import { findAccountAct } from '#app/staff/people/account-acts.server.ts'
import { undoAccountAct } from '#app/staff/people/undo-account-act.server.ts'
import { staffContext } from '#app/staff/session.server.ts'
import { findSessionId } from '#app/staff/signed-in.server.ts'
import type { Staff } from '#app/staff/staff.ts'

import { withRecord } from './assignment/with-record.server.ts'
import { deskPath, isAct } from './lead/done.ts'
import type { Route } from './+types/undone.ts'

export function loader() {
  return replace('/dashboard')
}

/** POST /dashboard/undone: takes an act back (`act`) and leads to where it was done (`back`). */
export async function action({ request, context }: Route.ActionArgs) {
  const field = await postedFields(request)
  const act = field('act')
  const isDone = isAct(act) && (await takeBack(act, context.get(staffContext), request))
  return replace(deskPath(field('back'), isDone ? 'undone' : 'late'))
}

/** An act on a lead, on its visit, on who gets one, or on an account. */
async function takeBack(act: string, staff: Staff, request: Request): Promise<boolean> {
  if (await findAccountAct(db, act, staff))
    return undoAccountAct(db, act, staff, await findSessionId(db, request))
  if (await findSetUpAct(db, act, staff)) {
    const isBack = await withRecord(staff, (trx) => undoSetUp(trx, act, staff), 'undo')
    if (isBack) wake()
    return isBack
  }
  const visit = await findVisitOfAct(db, act)
  if (visit) {
    const undone = await undoVisit(db, visit, staff)
    if (undone.kind !== 'done') return false
    tellDesks('visits')
    tellDesks('leads')
    return true
  }
  const { kind } = await undoAct(db, act, staff)
  if (kind === 'changed') tellDesks('leads')
  return kind === 'changed'
}
