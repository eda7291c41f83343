import { replace } from 'react-router'

import { db } from '#app/db.server.ts'
import { tellDesks } from '#app/leads/live/desk-news.server.ts'
import { undoAct } from '#app/leads/work/undo-act.server.ts'
import { postedFields } from '#app/lib/posted-text.ts'
import { staffContext } from '#app/staff/session.server.ts'

import { deskPath } from './lead/done.ts'
import type { Route } from './+types/undone.ts'

export function loader() {
  return replace('/dashboard')
}

/** POST /dashboard/undone: takes an act back (`act`) and leads to where it was done (`back`). */
export async function action({ request, context }: Route.ActionArgs) {
  const field = await postedFields(request)
  const isAct = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(field('act'))
  const undone = isAct && (await undoAct(db, field('act'), context.get(staffContext)))
  const isDone = undone && undone.kind === 'changed'
  if (isDone) tellDesks('leads')
  return replace(deskPath(field('back'), isDone ? 'undone' : 'late'))
}
