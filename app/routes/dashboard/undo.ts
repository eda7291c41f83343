import { replace } from 'react-router'

import { findChangeSet } from '#app/assignment/change-sets/change-sets.server.ts'
import { undoSetUp } from '#app/assignment/change-sets/undo-set-up.server.ts'
import { undoChangeSet } from '#app/leads/status/undo-change-set.server.ts'
import { partialUndoCode, type UndoResult } from '#app/leads/status/undo-text.ts'
import { postedFields } from '#app/lib/http/posted-text.ts'
import { withRecord } from '#app/routes/dashboard/assignment/with-audit.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { findSessionId } from '#app/staff/sessions/signed-in.server.ts'
import type { Staff } from '#app/staff/staff.ts'
import { findAccountChangeSet } from '#app/staff/team/change-sets.server.ts'
import { undoAccountChangeSet } from '#app/staff/team/undo-change-set.server.ts'
import { undoVisit } from '#app/visits/change/undo-visit.server.ts'
import { findVisitOfChangeSet } from '#app/visits/change/visit-outcomes.server.ts'
import { db } from '#db/client.server.ts'

import { dashboardPath, isChangeSetId } from './leads/lead/done.ts'
import type { Route } from './+types/undo.ts'

export function loader() {
  return replace('/dashboard')
}

/** POST /dashboard/undo: reverts `act`, on `lead` alone where named; returns to `back`, or answers JSON on request. */
export async function action({ request, context }: Route.ActionArgs) {
  const field = await postedFields(request)
  const changeSetId = field('changeSetId')
  const result = isChangeSetId(changeSetId)
    ? await takeBack({ changeSetId, lead: field('lead') }, context.get(staffContext), request)
    : 'late'
  if (request.headers.get('Accept') === 'application/json')
    return Response.json({ message: result })
  return replace(dashboardPath(field('back'), result))
}

type UndoTarget = { changeSetId: string; lead: string }

async function takeBack(
  { changeSetId, lead }: UndoTarget,
  staff: Staff,
  request: Request,
): Promise<UndoResult> {
  if (await findAccountChangeSet(db, changeSetId, staff))
    return undoResult(
      await undoAccountChangeSet(db, changeSetId, staff, await findSessionId(db, request)),
    )
  if (await findChangeSet(db, changeSetId, staff))
    return undoResult(await withRecord(staff, (trx) => undoSetUp(trx, changeSetId, staff), 'undo'))
  const visit = await findVisitOfChangeSet(db, changeSetId)
  if (visit) return undoResult(await takeBackVisit(visit, staff))
  const done = await undoChangeSet(
    db,
    changeSetId,
    staff,
    /^\d{1,18}$/.test(lead) ? lead : undefined,
  )
  if (done.kind !== 'changed' && done.kind !== 'left') return 'late'
  return done.kind === 'changed' ? 'undone' : partialUndoCode(done)
}

function undoResult(isBack: boolean): UndoResult {
  return isBack ? 'undone' : 'late'
}

type ChangedVisit = NonNullable<Awaited<ReturnType<typeof findVisitOfChangeSet>>>

async function takeBackVisit(visit: ChangedVisit, staff: Staff): Promise<boolean> {
  const { kind } = await undoVisit(db, visit, staff)
  return kind === 'done'
}
