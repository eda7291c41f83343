import { expect, test } from 'vitest'

import { endProgress, goingOn, progress } from './progress.ts'

function screen(isTTY: boolean) {
  const written: string[] = []
  return { isTTY, written, write: (text: string) => written.push(text) }
}

test('a terminal shows one line, which the next overwrites, ten times a second at most', () => {
  const terminal = screen(true)
  let ms = 0
  const tell = progress(1000, 'rows', terminal, () => ms)
  for (ms = 10; ms <= 150; ms += 10) tell(ms)
  tell(1000)
  tell(1000)
  expect(terminal.written).toEqual([
    '\r10 of 1000 rows',
    '\r110 of 1000 rows',
    '\r1000 of 1000 rows\n',
  ])
})

test('a log gets a line a minute', () => {
  const log = screen(false)
  let seconds = 0
  const tell = progress(1000, 'rows', log, () => seconds * 1000)
  for (; seconds < 150; seconds += 1) tell(seconds)
  expect(log.written).toEqual(['60 of 1000 rows\n', '120 of 1000 rows\n'])
})

test('what stopped it has a line of its own', () => {
  const terminal = screen(true)
  const tell = progress(1000, 'rows', terminal)
  tell(500)
  endProgress(terminal)
  endProgress(terminal)
  expect(terminal.written).toEqual(['\r500 of 1000 rows', '\n'])
})

test('work that goes on says so where it is stopped', async () => {
  const work = goingOn(() => Promise.reject(new Error('The database did not answer')))
  await expect(work).rejects.toThrow(
    'The database did not answer. Run the same command again: it continues where it stopped.',
  )
})
