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
import { deskPath, isAct, type UndoneWord } from './lead/done.ts'
import type { Route } from './+types/undone.ts'

export function loader() {
  return replace('/dashboard')
}

/**
 * POST /dashboard/undone: takes an act back (`act`), on one lead alone where one is named (`lead`), and
 * leads to where it was done (`back`), or answers JSON with what came of it where that is asked for.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const field = await postedFields(request)
  const act = field('act')
  const said = isAct(act)
    ? await takeBack(act, field('lead'), context.get(staffContext))
    : ('late' as const)
  if (request.headers.get('Accept') === 'application/json') return Response.json({ said })
  return replace(deskPath(field('back'), said))
}

/** An act on a lead, or on who gets one. */
async function takeBack(act: string, lead: string, staff: Staff): Promise<UndoneWord> {
  if (await findSetUpAct(db, act, staff)) {
    const isBack = await withRecord(staff, (trx) => undoSetUp(trx, act, staff), 'undo')
    if (isBack) wake()
    return isBack ? 'undone' : 'late'
  }
  const { kind } = await undoAct(db, act, staff, /^\d{1,18}$/.test(lead) ? lead : undefined)
  if (kind !== 'changed' && kind !== 'partly') return 'late'
  tellDesks('leads')
  return kind === 'changed' ? 'undone' : 'partly'
}
