import { stderr } from 'node:process'

/** Milliseconds between two lines where no terminal shows them. */
const EVERY_MS = 60_000

type Screen = { isTTY?: boolean; write: (text: string) => unknown }

/**
 * Tells how far a long command is: on one line of a terminal, which the next overwrites, and a line a minute
 * elsewhere, as in a log.
 */
export function progress(
  total: number,
  screen: Screen = stderr,
  now: () => number = () => performance.now(),
): (done: number) => void {
  let told = now()
  return (done) => {
    const said = `${done} of ${total}`
    if (screen.isTTY) {
      screen.write(`\r${said}${done >= total ? '\n' : ''}`)
      return
    }
    if (now() - told < EVERY_MS) return
    told = now()
    screen.write(`${said}\n`)
  }
}
