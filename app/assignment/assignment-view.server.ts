import { sql } from 'kysely'

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
import { hasRoom, nextAfter, peopleOf, type Assignee, type RotationTable } from './rotation.ts'
import { readRotationTable } from './rotation-table.server.ts'
import { countUnassigned } from './unassigned-leads.server.ts'

/** Limit of the count. */
export const MAX_UNASSIGNED = 1000

export type Share = Pick<Assignee, 'id' | 'name' | 'open' | 'cap' | 'away'> & {
  assigned: number
  /** 1 is next by the default rule; undefined for agents who get none of its leads. */
  position: number | undefined
}

export type AssignmentView = {
  table: RotationTable
  shares: Share[]
  assigned: Shares
  unassigned: number
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
  const [table, assigned, unassigned, settings, holidays, leaves] = await Promise.all([
    readRotationTable(db, workDay(at, calendar)),
    countShares(db, today),
    countUnassigned(db, MAX_UNASSIGNED),
    findSettings(db),
    listHolidays(db),
    listLeaves(db, today),
  ])
  const shares = sharesOf(table, assigned)
  return { table, shares, assigned, unassigned, settings, calendar, holidays, leaves, today }
}

/** Without suspended accounts that have no lead. */
function sharesOf(table: RotationTable, assigned: Shares): Share[] {
  const positions = nextPositions(table)
  return table.people
    .map(({ id, name, open, cap, away }) => ({
      id,
      name,
      open,
      cap,
      ...(away && { away }),
      assigned: assigned.ofPerson.get(id) ?? 0,
      position: positions.get(id),
    }))
    .filter(({ away, open, assigned: today }) => away?.why !== 'suspended' || open + today > 0)
}

/** By agent id; 1 is next. */
function nextPositions(table: RotationTable): Map<string, number> {
  const rest = table.rules.find(({ isRest }) => isRest)
  const positions = new Map<string, number>()
  if (!rest) return positions
  const free = peopleOf(table, rest).filter((person) => !person.away && hasRoom(person))
  let place = table.lastPlaces.get(rest.id)
  for (let position = 1; position <= free.length; position += 1) {
    const person = nextAfter(free, place)
    if (!person) break
    positions.set(person.id, position)
    place = person.place
  }
  return positions
}

type Shares = {
  ofPerson: ReadonlyMap<string, number>
  ofRule: ReadonlyMap<number, number>
  again: number
}

/** `day` is in Asia/Kolkata. */
async function countShares(db: Executor, day: string): Promise<Shares> {
  const { rows } = await sql<{
    staff_id: string
    rule_id: number | null
    reason: string
    count: number
  }>`
    select staff_id, rule_id, reason, count(*)::integer as count from lead_assignments
    where assigned_at >= ${`${day}T00:00:00+05:30`}::timestamptz
      and assigned_at < ${`${day}T00:00:00+05:30`}::timestamptz + interval '1 day'
    group by staff_id, rule_id, reason`.execute(db)
  const [ofPerson, ofRule] = [new Map<string, number>(), new Map<number, number>()]
  let again = 0
  for (const { staff_id, rule_id, reason, count } of rows) {
    ofPerson.set(staff_id, (ofPerson.get(staff_id) ?? 0) + count)
    if (rule_id !== null) ofRule.set(rule_id, (ofRule.get(rule_id) ?? 0) + count)
    if (reason === 'again') again += count
  }
  return { ofPerson, ofRule, again }
}
