import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { middle } from '#ops/bench/middle.ts'

import { compiled, serverFlags, serverVariables } from '../../../scripts/environment.mjs'

const LATER = 3
const READY = 'is ready at'

/** Milliseconds from spawn to the line that reports readiness: with an empty data folder, then again. */
export async function startTimes(): Promise<{ first: number; later: number }> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'northlight-starts-'))
  try {
    const first = await startTime(dataFolder)
    const later: number[] = []
    for (let start = 0; start < LATER; start += 1) later.push(await startTime(dataFolder))
    return { first, later: middle(later) }
  } finally {
    rmSync(dataFolder, { recursive: true, force: true, maxRetries: 5 })
  }
}

function startTime(dataFolder: string): Promise<number> {
  const { PATH = '', HOME = '' } = process.env
  const own = { DATA_DIR: dataFolder, PORT: '0', HOST: '127.0.0.1', PREPARE_PICTURES: 'false' }
  const begun = performance.now()
  const child = spawn(process.execPath, [...serverFlags, 'server.ts'], {
    env: {
      PATH,
      HOME,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: compiled,
      ...serverVariables,
      ...own,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return new Promise((resolve, reject) => {
    let output = ''
    let elapsedMs: number | undefined
    child.stderr.on('data', (part: Buffer) => (output += part.toString()))
    child.stdout.on('data', (part: Buffer) => {
      output += part.toString()
      if (elapsedMs !== undefined || !output.includes(READY)) return
      elapsedMs = Math.round(performance.now() - begun)
      child.kill('SIGTERM')
    })
    child.once('close', () => {
      if (elapsedMs === undefined) reject(new Error(`The site does not start:\n${output}`))
      else resolve(elapsedMs)
    })
  })
}
