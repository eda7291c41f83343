import { spawn, type ChildProcess } from 'node:child_process'

export type Running = { child: ChildProcess; output: () => string; ended: Promise<number | null> }

/** Starts a script with nothing but these variables in its environment. */
export function start(args: string[], variables: Record<string, string> = {}): Running {
  return startProgram(process.execPath, args, variables)
}

/** The same for another program than Node. */
export function startProgram(
  program: string,
  args: string[],
  variables: Record<string, string>,
): Running {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(program, args, {
    env: { PATH, HOME, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  child.stdout.on('data', (chunk) => (text += String(chunk)))
  child.stderr.on('data', (chunk) => (text += String(chunk)))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, output: () => text, ended }
}

/** Waits until the process has printed something that matches; throws when it ends before. */
export async function printed(running: Running, pattern: RegExp): Promise<RegExpExecArray> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const match = pattern.exec(running.output())
    if (match) return match
    if (running.child.exitCode !== null) break
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`Never printed ${pattern}:\n${running.output()}`)
}
