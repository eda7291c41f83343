import { syncBuiltinESMExports } from 'node:module'
import type { TimerOptions } from 'node:timers'
import timers from 'node:timers/promises'

// Stands before a site that a test starts (NODE_OPTIONS): what it looks for every ten seconds it looks for
// twice a second. A wait that keeps no process alive (`ref: false`) is one between two looks; any other is as long as ever.

const SELDOM_MS = 10_000
const OFTEN_MS = 500
const wait = timers.setTimeout

function waitLess<T>(ms?: number, value?: T, options?: TimerOptions) {
  return wait(ms === SELDOM_MS && options?.ref === false ? OFTEN_MS : ms, value, options)
}

timers.setTimeout = waitLess
syncBuiltinESMExports()
