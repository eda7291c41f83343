import { spawn } from 'node:child_process'
import { appendFileSync, writeFileSync } from 'node:fs'

/** `isEnded`: it ended without a timeout. */
export type Ran = { output: string; isEnded: boolean; seconds: number }

export class NotInstalled extends Error {
  constructor(program: string) {
    super(`${program} is not installed (Debian: apt-get install sqlmap wapiti).`)
  }
}

/** Runs a program up to its time limit, and copies its output to `log`; throws `NotInstalled` if it is missing. */
export function runTool(
  program: string,
  args: readonly string[],
  { log, seconds }: { log: string; seconds: number },
): Promise<Ran> {
  writeFileSync(log, '')
  const started = performance.now()
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: seconds * 1000,
    killSignal: 'SIGKILL',
  })
  const end = () => void child.kill('SIGKILL')
  process.once('exit', end)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += String(chunk)
      appendFileSync(log, chunk)
    })
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      const isMissing = 'code' in error && error.code === 'ENOENT'
      reject(isMissing ? new NotInstalled(program) : error)
    })
    child.once('close', (_code, signal) => {
      process.off('exit', end)
      const elapsedSeconds = Math.round((performance.now() - started) / 1000)
      resolve({ output, isEnded: signal === null, seconds: elapsedSeconds })
    })
  })
}
