import { randomInt } from 'node:crypto'

import { RouterContextProvider } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect } from 'vitest'

import { assignLeads } from '#app/assignment/assign-leads.server.ts'
import { hasWork } from '#app/assignment/assign-waiting.server.ts'
import { addRule } from '#app/assignment/rules/save-rule.server.ts'
import { countUnassigned } from '#app/assignment/unassigned-leads.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { staffMember, type Staff } from '#app/staff/staff.ts'
import { db } from '#db/client.server.ts'
import { assignment } from '#server/jobs/assignment.ts'
import { runJobs } from '#server/jobs/run-jobs.ts'

import { addAgent, addNewLead, ownersOf } from './staff-members.ts'

const mark = 'woken.test'
/** No look comes by the clock while a test runs. */
const NEVER = { everySeconds: 3600, look: { everySeconds: 3600, hasWork } }

type ActionArgs<P> = {
  request: Request
  url: URL
  params: P
  pattern: string
  context: Readonly<RouterContextProvider>
}

/** Posts a form to the action of a route, as who is signed in there. */
export function post<P>(
  action: (args: ActionArgs<P>) => Promise<unknown>,
  by: Staff,
  fields: Record<string, string> | URLSearchParams,
  params: P,
  pattern = '',
): Promise<unknown> {
  const context = new RouterContextProvider()
  context.set(staffContext, by)
  const url = new URL('http://homes.test/dashboard')
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
  return action({ request, url, params, pattern, context })
}

export type AssignmentScene = Awaited<ReturnType<typeof assignmentScene>>

/**
 * Two leads wait for the one who takes those of their town, and who has no room but for the one lead that
 * they hold. Leads are assigned as in a running site, but no job looks by the clock.
 */
async function assignmentScene() {
  const run = crypto.randomUUID()
  const [town, of] = [`Town ${run}`, (name: string) => `${name}.${run}.${mark}`]
  const owner = staff(await addAgent(db, of('owner'), { role: 'owner' }), 'owner')
  const agent = staff(await addAgent(db, of('agent'), { cap: 1 }), 'agent')
  const held = await addNewLead(db, { ownerId: agent.id, minutes: 3 })
  const [older, younger] = [await addUnassigned(town, 2), await addUnassigned(town, 1)]
  const addTownRule = async (people: string[], isForAll = false) => {
    const conditions = [{ kind: 'city' as const, isNot: false, values: [town] }]
    await addRule(db, { conditions, isForAll, people }, owner.id)
    const { id } = await db
      .selectFrom('assignment_rules')
      .select((rule) => rule.fn.max('id').as('id'))
      .executeTakeFirstOrThrow()
    return id
  }
  await addTownRule([agent.id])
  const ending = new AbortController()
  const ended = runJobs({ jobs: [{ ...assignment, ...NEVER }], queues: [] }, ending.signal)
  return {
    owner,
    agent,
    held,
    older,
    younger,
    of,
    addTownRule,
    /** Gives the agent room in a way that wakes no one. */
    makeRoom: () =>
      db.updateTable('leads').set({ status: 'contacted' }).where('id', '=', held).execute(),
    owners: () => ownersOf(db, [older, younger]),
    end: () => {
      ending.abort()
      return ended
    },
  }
}

/** Gives each test of a file a scene of its own, which goes with it. */
export function withScenePerTest(use: (scene: AssignmentScene) => void): void {
  let scene: AssignmentScene | undefined
  beforeAll(async () => {
    await db
      .updateTable('assignment_settings')
      .set({ active_from: new Date(0) })
      .execute()
    // What another file left waiting would take the room of the people a test adds.
    expect(await countUnassigned(db, 1), 'leads of others wait here').toBe(0)
  })
  beforeEach(async () => {
    scene = await assignmentScene()
    use(scene)
  })
  afterEach(async () => {
    await scene?.end()
    await clearScenes()
  })
}

/** No one is given what waits: not by a pass of now, either, unless there is room that no one was told of. */
export async function expectUnassigned(
  { owners }: AssignmentScene,
  { pass = true } = {},
): Promise<void> {
  if (pass) while ((await assignLeads(db)).kind === 'busy');
  expect(await owners()).toEqual([null, null])
}

/** Whose the two are as soon as the older one has an owner, by what an act woke. */
export async function waitForOwners({ owners }: AssignmentScene): Promise<(string | null)[]> {
  await expect.poll(async () => (await owners())[0], { timeout: 10_000 }).not.toBeNull()
  return owners()
}

/** Takes away everything that a scene left. */
async function clearScenes(): Promise<void> {
  await db.deleteFrom('visits').where('token', 'like', `%${mark}`).execute()
  await db.deleteFrom('leads').where('email', '=', 'asha@turns.test').execute()
  await db.deleteFrom('staff_users').where('id', 'like', `%${mark}`).execute()
  await db.deleteFrom('assignment_rules').where('is_fallback', '=', false).execute()
}

function staff(id: string, role: Staff['role']): Staff {
  return staffMember.parse({ id, role, name: `Agent ${id}`, phone: `+1555${randomInt(1e9)}` })
}

function addUnassigned(city: string, minutes: number): Promise<string> {
  return addNewLead(db, { city, minutes })
}
