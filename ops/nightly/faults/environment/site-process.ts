import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { serverFlags, serverVariables } from '../../../../scripts/environment.mjs'

const START_MS = 180_000

/** The built site as a process that can stop and start, each time with its own log. */
export type SiteProcess = {
  port: () => number
  launch: () => void
  /** Throws if the site ends before it is ready. */
  ready: () => Promise<void>
  kill: (signal: NodeJS.Signals) => void
  /** Exit code, null after a signal. */
  ended: () => Promise<number | null>
  isAlive: () => boolean
  logs: () => readonly string[]
  env: Record<string, string>
}

export function siteProcess(logFolder: string, variables: Record<string, string>): SiteProcess {
  const { PATH = '', HOME = '' } = process.env
  const env = {
    PATH,
    HOME,
    NODE_ENV: 'production',
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    PREPARE_PICTURES: 'false',
    ...serverVariables,
    ...variables,
  }
  const logs: string[] = []
  let port = 1
  let child: ChildProcess | undefined
  let ended: Promise<number | null> = Promise.resolve(null)

  function launch(): void {
    const file = join(logFolder, `site-${logs.length + 1}.log`)
    logs.push(file)
    const output = openSync(file, 'a')
    const started = spawn(process.execPath, [...serverFlags, 'server.ts'], {
      env,
      stdio: ['ignore', output, output],
    })
    closeSync(output)
    child = started
    ended = new Promise((resolve) => started.once('close', resolve))
  }

  async function ready(): Promise<void> {
    const file = logs.at(-1) ?? ''
    const deadline = Date.now() + START_MS
    while (Date.now() < deadline && isAlive()) {
      const found = /ready at http:\/\/localhost:(\d+)/.exec(readFileSync(file, 'utf8'))
      if (found) {
        port = Number(found[1])
        return
      }
      await sleep(20)
    }
    throw new Error(`The site did not start:\n${readFileSync(file, 'utf8')}`)
  }

  const isAlive = () => child !== undefined && child.exitCode === null && child.signalCode === null

  return {
    port: () => port,
    launch,
    ready,
    kill: (signal) => child?.kill(signal),
    ended: () => ended,
    isAlive,
    logs: () => logs,
    env,
  }
}
