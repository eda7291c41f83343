import { spawn, spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { compiled, serverFlags, serverVariables } from '../../../scripts/environment.mjs'
import { childrenOf } from './memory.ts'

/** The built site with only npm start's environment, on its own data folder. */
export type Site = {
  pid: number
  port: number
  dataFolder: string
  logFile: string
  isAlive: () => boolean
  /** An owner by default. */
  addStaff: (staff: { phone: string; password: string; role?: 'owner' | 'agent' }) => void
  /** Runs an owner's command next to the site; throws on failure. */
  command: (args: string[], input?: string) => void
  stop: () => Promise<void>
}

const START_MS = 120_000
const STOP_MS = 20_000

/** `variables` are added to its environment. Throws if it does not start. */
export async function startSite(variables: Record<string, string>): Promise<Site> {
  const { PATH = '', HOME = '' } = process.env
  const dataFolder = mkdtempSync(join(tmpdir(), 'northlight-attack-'))
  const logFile = join(dataFolder, 'site.log')
  const env = {
    PATH,
    HOME,
    // As npm start sets it; otherwise React runs its slow development build.
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

/** A killed process leaves its PostgreSQL running, and a fault may have stopped it. */
function endPostgres(dataFolder: string): void {
  try {
    const lock = readFileSync(join(dataFolder, 'postgres/postmaster.pid'), 'utf8')
    const first = Number(lock.split('\n')[0])
    for (const pid of [...childrenOf(first), first]) process.kill(pid, 'SIGCONT')
    process.kill(first, 'SIGQUIT')
  } catch {
    // A clean stop has removed the file.
  }
}
