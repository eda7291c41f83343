import { replace } from 'react-router'

import { db } from '#app/db.server.ts'
import { wake } from '#app/leads/assignment/keep-giving-out.server.ts'
import { findSetUpAct } from '#app/leads/assignment/set-up-acts.server.ts'
import { undoSetUp } from '#app/leads/assignment/undo-set-up.server.ts'
import { tellDesks } from '#app/leads/live/desk-news.server.ts'
import { undoAct } from '#app/leads/work/undo-act.server.ts'
import { postedFields } from '#app/lib/posted-text.ts'
import { staffContext } from '#app/staff/session.server.ts'
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
  const isDone = isAct(act) && (await takeBack(act, context.get(staffContext)))
  return replace(deskPath(field('back'), isDone ? 'undone' : 'late'))
}

/** An act on a lead, or on who gets one. */
async function takeBack(act: string, staff: Staff): Promise<boolean> {
  if (await findSetUpAct(db, act, staff)) {
    const isBack = await withRecord(staff, (trx) => undoSetUp(trx, act, staff), 'undo')
    if (isBack) wake()
    return isBack
  }
  const { kind } = await undoAct(db, act, staff)
  if (kind === 'changed') tellDesks('leads')
  return kind === 'changed'
}
