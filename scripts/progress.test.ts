import { expect, test } from 'vitest'

import { progress } from './progress.ts'

function screen(isTTY: boolean) {
  const said: string[] = []
  return { isTTY, said, write: (text: string) => said.push(text) }
}

test('a terminal shows one line, which the next overwrites', () => {
  const terminal = screen(true)
  const tell = progress(1000, terminal)
  for (const done of [1, 500, 1000]) tell(done)
  expect(terminal.said).toEqual(['\r1 of 1000', '\r500 of 1000', '\r1000 of 1000\n'])
})

test('a log gets a line a minute', () => {
  const log = screen(false)
  let seconds = 0
  const tell = progress(1000, log, () => seconds * 1000)
  for (; seconds < 150; seconds += 1) tell(seconds)
  expect(log.said).toEqual(['60 of 1000\n', '120 of 1000\n'])
})
