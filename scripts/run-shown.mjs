// A command of `npm test`, its text shown while it runs and kept for the summary.
import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'

import { environment, nodeBinary, root } from './environment.mjs'

/**
 * Runs a command, showing what it prints; answers its code and its text.
 * @param {string[]} words
 * @param {Record<string, string>} [variables]
 * @param {string} [program]
 * @param {{ isQuiet?: boolean, givesWay?: boolean }} [how] Beside another that is shown: its text is for
 * whoever asked to show, and it may have what the other leaves of the processor.
 * @returns {Promise<{ code: number, text: string }>}
 */
export function runShown(words, variables = {}, program = nodeBinary(), how = {}) {
  const { isQuiet = false, givesWay = false } = how
  const child = spawn(program, words, {
    cwd: root,
    env: environment(variables),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (givesWay && child.pid !== undefined)
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  let text = ''
  child.stdout.on('data', (chunk) => {
    text += chunk
    if (!isQuiet) process.stdout.write(chunk)
  })
  child.stderr.on('data', (chunk) => {
    text += chunk
    if (!isQuiet) process.stderr.write(chunk)
  })
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code: code ?? 1, text }))
  })
}
