import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'

vi.stubEnv('LOG_LEVEL', 'silent')
const { consoleToLog } = await import('./console-log.ts')

const { error, warn, log, info, debug } = console
afterEach(() => Object.assign(console, { error, warn, log, info, debug }))

function linesOf(work: () => void): unknown[] {
  const lines: string[] = []
  const sink = { write: (line: string) => void lines.push(line) }
  consoleToLog(pino({ level: 'debug', base: null, timestamp: false }, sink))
  work()
  return lines.map((line) => JSON.parse(line))
}

test('console output becomes a short line of the log, with its error', () => {
  const lines = linesOf(() => {
    console.error('a library failed: 57P01')
    console.error('w'.repeat(1000))
    console.error(new TypeError('odd'))
  })
  expect(lines).toMatchObject([
    { level: 50, msg: 'a library failed: 57P01' },
    { level: 50, msg: 'w'.repeat(300) },
    { level: 50, err: { type: 'TypeError', message: 'odd' } },
  ])
})

test('a visitor who leaves is no error', () => {
  const gone = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
  expect(linesOf(() => console.error(gone))).toMatchObject([{ level: 20 }])
})

test('a path that the router cannot decode is logged without its key', () => {
  const path = '/api/v1/source%73/lk_0123456789abcdef%zz'
  const said = linesOf(() => console.error(`The URL path "${path}" could not be decoded`))
  expect(said).toMatchObject([
    { level: 50, msg: 'The URL path "/api/v1/sources/…" could not be decoded' },
  ])
})
