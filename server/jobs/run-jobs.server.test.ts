import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'

import { listJobs, requestRun } from '#app/health/jobs.server.ts'
import { staffMember } from '#app/staff/staff.ts'
import { db } from '#db/client.server.ts'
import { publishEvent } from '#db/events/publish-event.server.ts'
import { addAgent } from '#test/staff/staff-members.ts'

import type { Job } from './define-job.ts'
import { runJobs } from './run-jobs.ts'

const name = 'test-job'
const SOON = { timeout: 25_000, interval: 20 }

const processes: { ending: AbortController; ended: Promise<void> }[] = []

function startProcess(job: Partial<Job> & Pick<Job, 'run'>): void {
  const ending = new AbortController()
  const whole: Job = { name, everySeconds: 3600, ...job }
  const ended = runJobs({ jobs: [whole], queues: [] }, ending.signal)
  processes.push({ ending, ended })
}

async function stopProcesses(): Promise<void> {
  for (const { ending } of processes) ending.abort()
  await Promise.all(processes.map(({ ended }) => ended))
  processes.length = 0
}

afterEach(async () => {
  await stopProcesses()
  await sql`delete from pgboss.job where name = ${name}`.execute(db)
})

async function state() {
  const found = (await listJobs(db)).find((job) => job.name === name)
  if (!found) throw new Error('The job has no row.')
  return found
}

const waitForRow = () => vi.waitFor(state, SOON)

async function makeDue(): Promise<void> {
  await sql`update pgboss.job set start_after = now() where name = ${name}`.execute(db)
}

test('of two processes one has each run, and the row says when it was and when the next is', async () => {
  const run = vi.fn<Job['run']>(() => new Promise((resolve) => setTimeout(resolve, 1500)))
  startProcess({ run })
  startProcess({ run })
  expect((await waitForRow()).lastRun).toBeUndefined()
  await makeDue()
  await vi.waitFor(async () => expect((await state()).isRunning).toBe(true), SOON)
  await vi.waitFor(async () => expect((await state()).isRunning).toBe(false), SOON)
  expect(run).toHaveBeenCalledTimes(1)
  const { lastRun, seconds, nextRun, problem, failures } = await state()
  expect(Date.now() - (lastRun?.getTime() ?? 0)).toBeLessThan(20_000)
  expect(seconds).toBeGreaterThan(1.4)
  expect(nextRun.getTime() - Date.now()).toBeGreaterThan(3_500_000)
  expect([problem, failures]).toEqual([undefined, 0])
})

test('a failed run is retried soon, and its error stays until another', async () => {
  let isBroken = true
  const run = vi.fn<Job['run']>(async () => {
    if (isBroken) throw new Error('no space left')
  })
  startProcess({ run })
  await waitForRow()
  await makeDue()
  await vi.waitFor(async () => expect((await state()).failures).toBe(1), SOON)
  const failed = await state()
  expect(failed).toMatchObject({ isRunning: false, problem: { message: 'no space left' } })
  expect(failed.nextRun.getTime() - Date.now()).toBeLessThan(20_000)
  isBroken = false
  await makeDue()
  await vi.waitFor(async () => expect((await state()).failures).toBe(0), SOON)
  expect((await state()).problem).toEqual(failed.problem)
})

test('an event of a transaction starts the job, and one that was rolled back does not', async () => {
  const run = vi.fn<Job['run']>(() => Promise.resolve())
  startProcess({ run, events: ['team.changed'] })
  // Connecting counts as an event, since some may have been missed.
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), SOON)
  const undo = new Error('undone')
  const write = db.transaction().execute(async (trx) => {
    await publishEvent(trx, 'team.changed')
    throw undo
  })
  await expect(write).rejects.toBe(undo)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(run).toHaveBeenCalledTimes(1)
  await publishEvent(db, 'team.changed')
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2), SOON)
})

test('a look without work does not run, and one with work does', async () => {
  const run = vi.fn<Job['run']>(() => Promise.resolve())
  let hasWork = false
  startProcess({ run, look: { everySeconds: 0.05, hasWork: async () => hasWork } })
  await waitForRow()
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(run).not.toHaveBeenCalled()
  hasWork = true
  await vi.waitFor(() => expect(run).toHaveBeenCalled(), SOON)
})

test(
  'another process takes over from one that was killed during a run',
  { timeout: 60_000 },
  async () => {
    startProcess({ run: () => Promise.resolve() })
    await waitForRow()
    await stopProcesses()
    await sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_seconds = 10,
      heartbeat_on = now() - interval '11 seconds' where name = ${name}`.execute(db)
    const run = vi.fn<Job['run']>(() => Promise.resolve())
    startProcess({ run })
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), { ...SOON, timeout: 50_000 })
    await vi.waitFor(async () => expect((await state()).isRunning).toBe(false), SOON)
  },
)

test('a job runs although the clock was set back, and has a row again after a restore', async () => {
  const run = vi.fn<Job['run']>(() => Promise.resolve())
  startProcess({ run, everySeconds: 60 })
  await waitForRow()
  await sql`update pgboss.job set start_after = now() + interval '1 day' where name = ${name}`.execute(
    db,
  )
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), SOON)
  await vi.waitFor(async () => expect((await state()).isRunning).toBe(false), SOON)
  await sql`delete from pgboss.job where name = ${name}`.execute(db)
  await waitForRow()
})

async function addOwner() {
  const id = await addAgent(db, `${crypto.randomUUID()}.jobs.test`, { role: 'owner' })
  return staffMember.parse({ id, role: 'owner', name: 'Asha', phone: '+15550001111' })
}

async function countRequests(): Promise<number> {
  const { rows } = await sql`select from audit_log where kind = 'job-requested'`.execute(db)
  return rows.length
}

test('“Run now” makes a job due and is in the activity log', async () => {
  const run = vi.fn<Job['run']>(() => Promise.resolve())
  startProcess({ run })
  await waitForRow()
  const before = await countRequests()
  expect(await requestRun(db, name, await addOwner())).toBe(true)
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), SOON)
  expect(await countRequests()).toBe(before + 1)
})

test('“Run now” reaches the run that it asks for, and no later one', async () => {
  const run = vi.fn<Job['run']>(() => Promise.resolve())
  startProcess({ run, everySeconds: 1 })
  await waitForRow()
  expect(await requestRun(db, name, await addOwner())).toBe(true)
  await vi.waitFor(() => {
    const requested = run.mock.calls.map(([{ isRequested }]) => isRequested)
    expect(requested.indexOf(true)).toBeGreaterThan(-1)
    expect(requested.slice(requested.indexOf(true) + 1)).toContain(false)
  }, SOON)
  expect(run.mock.calls.filter(([{ isRequested }]) => isRequested)).toHaveLength(1)
})
