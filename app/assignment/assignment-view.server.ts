import { indianDay } from '#app/lib/dates/indian-day.ts'
import {
  findSettings,
  listHolidays,
  type AssignmentSettings,
} from '#app/staff/working-hours/assignment-settings.server.ts'
import { findCalendar } from '#app/staff/working-hours/assignment-settings.server.ts'
import type { Leave } from '#app/staff/working-hours/leave-days.ts'
import { workDay, type WorkCalendar } from '#app/staff/working-hours/working-time.ts'
import type { Executor } from '#db/client.server.ts'

import { listLeaves } from './leave/leave.server.ts'
import { hasRoom, nextAfter, peopleOf, type DeskPerson, type TurnTable } from './rotation.ts'
import { countShares, type Shares } from './shares.server.ts'
import { readTurnTable } from './rotation-table.server.ts'
import { countWaiting } from './waiting-leads.server.ts'

/** Limit of the count. */
export const MOST_WAITING = 1000

export type Share = Pick<DeskPerson, 'id' | 'name' | 'open' | 'cap' | 'away'> & {
  given: number
  /** 1 is next by the default rule; undefined for agents who get none of its leads. */
  turn: number | undefined
}

export type AssignmentView = {
  table: TurnTable
  shares: Share[]
  given: Shares
  waiting: number
  settings: AssignmentSettings
  calendar: WorkCalendar
  holidays: { day: string; name: string }[]
  leaves: Leave[]
  /** In Asia/Kolkata. */
  today: string
}

export async function readAssignment(db: Executor, at: Date): Promise<AssignmentView> {
  const today = indianDay(at)
  const calendar = await findCalendar(db)
  const [table, given, waiting, settings, holidays, leaves] = await Promise.all([
    readTurnTable(db, workDay(at, calendar)),
    countShares(db, today),
    countWaiting(db, MOST_WAITING),
    findSettings(db),
    listHolidays(db),
    listLeaves(db, today),
  ])
  const shares = sharesOf(table, given)
  return { table, shares, given, waiting, settings, calendar, holidays, leaves, today }
}

/** Without suspended accounts that have no lead. */
function sharesOf(table: TurnTable, given: Shares): Share[] {
  const turns = nextTurns(table)
  return table.people
    .map(({ id, name, open, cap, away }) => ({
      id,
      name,
      open,
      cap,
      ...(away && { away }),
      given: given.ofPerson.get(id) ?? 0,
      turn: turns.get(id),
    }))
    .filter(({ away, open, given: today }) => away?.why !== 'suspended' || open + today > 0)
}

/** By agent id; 1 is next. */
function nextTurns(table: TurnTable): Map<string, number> {
  const rest = table.rules.find(({ isRest }) => isRest)
  const turns = new Map<string, number>()
  if (!rest) return turns
  const free = peopleOf(table, rest).filter((person) => !person.away && hasRoom(person))
  let place = table.turns.get(rest.id)
  for (let turn = 1; turn <= free.length; turn += 1) {
    const person = nextAfter(free, place)
    if (!person) break
    turns.set(person.id, turn)
    place = person.place
  }
  return turns
}
