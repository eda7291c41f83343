import { spawn, spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { compiled, serverFlags, serverVariables } from '../../../scripts/environment.mjs'
import { childrenOf } from './memory.ts'

/** The built site, run on its own, in an environment that holds no more than npm start gives, on a data folder of its own. */
export type Site = {
  pid: number
  port: number
  dataFolder: string
  logFile: string
  isAlive: () => boolean
  /** An account of the desk, an owner's unless it is said otherwise. */
  addStaff: (staff: { phone: string; password: string; role?: 'owner' | 'agent' }) => void
  /** Runs one of the owner's commands beside the site; throws when it fails. */
  command: (args: string[], input?: string) => void
  stop: () => Promise<void>
}

const START_MS = 120_000
const STOP_MS = 20_000

/** `variables` are added to the environment of the site. Throws when it does not start. */
export async function startSite(variables: Record<string, string>): Promise<Site> {
  const { PATH = '', HOME = '' } = process.env
  const dataFolder = mkdtempSync(join(tmpdir(), 'northlight-attack-'))
  const logFile = join(dataFolder, 'site.log')
  const env = {
    PATH,
    HOME,
    // As npm start says it; without it React is the slow one for developers.
    NODE_ENV: 'production',
    DATA_DIR: dataFolder,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    NODE_COMPILE_CACHE: compiled,
    ...serverVariables,
    ...variables,
  }
  const file = openSync(logFile, 'a')
  const child = spawn(process.execPath, [...serverFlags, 'server.ts'], {
    env,
    stdio: ['ignore', file, file],
  })
  closeSync(file)
  const isAlive = () => child.exitCode === null && child.signalCode === null
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  const stop = async () => {
    child.kill('SIGTERM')
    await Promise.race([ended, sleep(STOP_MS, undefined, { ref: false })])
    child.kill('SIGKILL')
    await ended
    endPostgres(dataFolder)
    rmSync(dataFolder, { recursive: true, force: true, maxRetries: 5 })
  }
  const port = await readyPort(logFile, isAlive).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  const command = (args: string[], input = '') => {
    const all = ['cli/run/with-database.ts', ...args]
    const { status, stderr } = spawnSync(process.execPath, all, { env, input, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${args[0]} failed: ${stderr}`)
  }
  return {
    pid: child.pid ?? 0,
    port,
    dataFolder,
    logFile,
    isAlive,
    addStaff: ({ phone, password, role = 'owner' }) =>
      command(
        [
          'cli/staff/add.ts',
          '--phone',
          phone,
          '--name',
          'Desk',
          '--role',
          role,
          '--own',
          '--all-leads',
          '--export',
        ],
        `${password}\n`,
      ),
    command,
    stop,
  }
}

async function readyPort(logFile: string, isAlive: () => boolean): Promise<number> {
  const deadline = Date.now() + START_MS
  while (Date.now() < deadline && isAlive()) {
    const match = /ready at http:\/\/localhost:(\d+)/.exec(readFileSync(logFile, 'utf8'))
    if (match) return Number(match[1])
    await sleep(50)
  }
  throw new Error(`The site does not start:\n${readFileSync(logFile, 'utf8')}`)
}

/** A process that was killed leaves its PostgreSQL behind, and a fault may have left it halted. */
function endPostgres(dataFolder: string): void {
  try {
    const lock = readFileSync(join(dataFolder, 'postgres/postmaster.pid'), 'utf8')
    const first = Number(lock.split('\n')[0])
    for (const pid of [...childrenOf(first), first]) process.kill(pid, 'SIGCONT')
    process.kill(first, 'SIGQUIT')
  } catch {
    // A clean stop has removed it.
  }
}
