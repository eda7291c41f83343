import { stderr } from 'node:process'

/** Milliseconds between two lines where no terminal shows them. */
const EVERY_MS = 60_000
/** Milliseconds that one text stays in a terminal. */
const REDRAW_MS = 100

type Screen = { isTTY?: boolean; write: (text: string) => unknown }

/** Whether a line of a terminal is begun and not ended. */
let isOpen = false

/**
 * Tells how far a long command is, as in `500 of 1000 rows`: on one line of a terminal, which the next overwrites,
 * and a line a minute elsewhere, as in a log.
 */
export function progress(
  total: number,
  what: string,
  screen: Screen = stderr,
  now: () => number = () => performance.now(),
): (done: number) => void {
  let reportedAt = now()
  let isEnded = false
  return (done) => {
    if (isEnded) return
    const line = `${done} of ${total} ${what}`
    if (!screen.isTTY) {
      if (now() - reportedAt < EVERY_MS) return
      reportedAt = now()
      screen.write(`${line}\n`)
      return
    }
    isEnded = done >= total
    if (isOpen && !isEnded && now() - reportedAt < REDRAW_MS) return
    reportedAt = now()
    screen.write(`\r${line}${isEnded ? '\n' : ''}`)
    isOpen = !isEnded
  }
}

/**
 * The same for work that says itself how much there is, counted in pieces of `each`, as bytes in `MB` of a
 * million.
 */
export function progressOf(what: string, each = 1): (done: number, total: number) => void {
  let report: ((done: number) => void) | undefined
  return (done, total) => {
    const whole = Math.ceil(total / each)
    report ??= progress(whole, what)
    report(done >= total ? whole : Math.floor(done / each))
  }
}

/** Ends the line of a command that stopped half-way, so that the reason has one of its own. */
export function endProgress(screen: Screen = stderr): void {
  if (isOpen) screen.write('\n')
  isOpen = false
}

/** Does work that stores what it has done as it goes, and says so where it is stopped. */
export async function goingOn<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${reason}. Run the same command again: it continues where it stopped.`, {
      cause: error,
    })
  }
}
