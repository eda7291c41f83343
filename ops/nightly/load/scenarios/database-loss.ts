import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { pause } from '#ops/nightly/load/at-once.ts'
import { queryDatabase } from '#ops/nightly/load/database.ts'
import { childrenOf } from '#ops/nightly/load/memory.ts'
import type { Attack, Target } from '#ops/nightly/load/target.ts'

export const databaseLoss: Attack = {
  name: 'database-loss',
  sentence: 'Connections are cut, a backend is killed, PostgreSQL is halted for 5 s and killed',
  run: async (target) => {
    const faults = [
      { name: 'connections cut', run: () => cutConnections(target), rest: 1000 },
      { name: 'connections cut', run: () => cutConnections(target), rest: 3000 },
      { name: 'backend killed', run: () => killBackend(target), rest: 10_000 },
      { name: 'halted for 5 s', run: () => halt(target), rest: 8000 },
      { name: 'postmaster killed', run: () => killPostmaster(target), rest: 20_000 },
    ]
    while (!target.signal.aborted) {
      for (const { name, run, rest } of faults) {
        if (target.signal.aborted) return
        const isDone = await run().catch(() => false)
        target.count(isDone ? name : `${name}: not possible`)
        await pause(target, rest)
      }
    }
  },
}

async function cutConnections({ dataFolder }: Target): Promise<boolean> {
  const { rowCount } = await queryDatabase(dataFolder, (client) =>
    client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where usename = current_user and pid <> pg_backend_pid()',
    ),
  )
  return (rowCount ?? 0) > 0
}

async function killBackend({ dataFolder }: Target): Promise<boolean> {
  const pid = backends(dataFolder)[0]
  return pid !== undefined && process.kill(pid, 'SIGKILL')
}

async function halt(target: Target): Promise<boolean> {
  const pids = [...family(target.dataFolder)]
  signal(pids, 'SIGSTOP')
  await pause(target, 5000)
  signal(pids, 'SIGCONT')
  return pids.length > 0
}

async function killPostmaster({ dataFolder }: Target): Promise<boolean> {
  return process.kill(postmaster(dataFolder), 'SIGKILL')
}

function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // It has ended.
    }
  }
}

function postmaster(dataFolder: string): number {
  const lock = readFileSync(join(dataFolder, 'postgres/postmaster.pid'), 'utf8')
  return Number(lock.split('\n')[0])
}

function family(dataFolder: string): number[] {
  const first = postmaster(dataFolder)
  return [first, ...childrenOf(first)]
}

/** PostgreSQL processes with a client; the others are its helpers. */
function backends(dataFolder: string): number[] {
  return family(dataFolder).filter((pid) => {
    if (!readdirSync('/proc').includes(String(pid))) return false
    return /\[local\]|127\.0\.0\.1\(/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
  })
}
