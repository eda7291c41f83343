import { spawn } from 'node:child_process'

import { environment, nodeBinary, root } from '../environment.mjs'

/** @param {string[]} words @param {Record<string, string>} [variables] @param {string} [program] @returns {Promise<{ code: number, text: string }>} */
export function runShown(words, variables = {}, program = nodeBinary()) {
  const child = spawn(program, words, {
    cwd: root,
    env: environment(variables),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  child.stdout.on('data', (chunk) => {
    text += chunk
    process.stdout.write(chunk)
  })
  child.stderr.on('data', (chunk) => {
    text += chunk
    process.stderr.write(chunk)
  })
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code: code ?? 1, text }))
  })
}
