import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'

import { childrenOf } from '#ops/nightly/load/memory.ts'

const SERVERS = '0'
/** The client's core, another than the servers' if there are two. */
export const CLIENT_CORE = String(Math.min(1, cpus().length - 1))

/** Both servers use this core in turns. */
export function onOneCore(pid: number): void {
  for (const one of [pid, ...childrenOf(pid)]) {
    execFileSync('taskset', ['-a', '-c', '-p', SERVERS, String(one)], { stdio: 'ignore' })
  }
}
