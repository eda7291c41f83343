import { replace } from 'react-router'

import { findSetUpAct } from '#app/assignment/change-sets/change-sets.server.ts'
import { undoSetUp } from '#app/assignment/change-sets/undo-set-up.server.ts'
import { undoAct } from '#app/leads/status/undo-act.server.ts'
import { leftWord, type UndoWord } from '#app/leads/status/undo-text.ts'
import { postedFields } from '#app/lib/http/posted-text.ts'
import { withRecord } from '#app/routes/dashboard/assignment/with-record.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { findSessionId } from '#app/staff/sessions/signed-in.server.ts'
import type { Staff } from '#app/staff/staff.ts'
import { findAccountAct } from '#app/staff/team/change-sets.server.ts'
import { undoAccountAct } from '#app/staff/team/undo-change-set.server.ts'
import { undoVisit } from '#app/visits/change/undo-visit.server.ts'
import { findVisitOfAct } from '#app/visits/change/visit-outcomes.server.ts'
import { db } from '#db/client.server.ts'
import { tellDesks } from '#db/events/lead-events.server.ts'
import { wakeJob } from '#db/events/wake-job.ts'

import { deskPath, isAct } from './leads/lead/done.ts'
import type { Route } from './+types/undo.ts'

export function loader() {
  return replace('/dashboard')
}

/** POST /dashboard/undo: reverts `act`, on `lead` alone where named; returns to `back`, or answers JSON on request. */
export async function action({ request, context }: Route.ActionArgs) {
  const field = await postedFields(request)
  const act = field('act')
  const said = isAct(act)
    ? await takeBack({ act, lead: field('lead') }, context.get(staffContext), request)
    : 'late'
  if (said !== 'late') wakeJob('assignment')
  if (request.headers.get('Accept') === 'application/json') return Response.json({ said })
  return replace(deskPath(field('back'), said))
}

type Asked = { act: string; lead: string }

async function takeBack({ act, lead }: Asked, staff: Staff, request: Request): Promise<UndoWord> {
  if (await findAccountAct(db, act, staff))
    return word(await undoAccountAct(db, act, staff, await findSessionId(db, request)))
  if (await findSetUpAct(db, act, staff))
    return word(await withRecord(staff, (trx) => undoSetUp(trx, act, staff), 'undo'))
  const visit = await findVisitOfAct(db, act)
  if (visit) return word(await takeBackVisit(visit, staff))
  const done = await undoAct(db, act, staff, /^\d{1,18}$/.test(lead) ? lead : undefined)
  if (done.kind !== 'changed' && done.kind !== 'left') return 'late'
  if (done.kind === 'changed' || done.undone > 0) tellDesks('leads')
  return done.kind === 'changed' ? 'undone' : leftWord(done)
}

function word(isBack: boolean): UndoWord {
  return isBack ? 'undone' : 'late'
}

type VisitOfAct = NonNullable<Awaited<ReturnType<typeof findVisitOfAct>>>

async function takeBackVisit(visit: VisitOfAct, staff: Staff): Promise<boolean> {
  const { kind } = await undoVisit(db, visit, staff)
  if (kind !== 'done') return false
  tellDesks('visits')
  tellDesks('leads')
  return true
}
