import { stderr } from 'node:process'

/** Between two lines outside a terminal. */
const EVERY_MS = 60_000
/** Between two texts in a terminal. */
const REDRAW_MS = 100

type Screen = { isTTY?: boolean; write: (text: string) => unknown }

/** Whether the cursor is on an unfinished line of the terminal. */
let isOpen = false

/** Shows `500 of 1000 rows`: on one line of a terminal, and as a line a minute elsewhere. */
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

/** For work that reports its own total; `each` is the divisor, such as a million bytes for `MB`. */
export function progressOf(what: string, each = 1): (done: number, total: number) => void {
  let report: ((done: number) => void) | undefined
  return (done, total) => {
    const whole = Math.ceil(total / each)
    report ??= progress(whole, what)
    report(done >= total ? whole : Math.floor(done / each))
  }
}

/** Ends the line, so that an error has its own. */
export function endProgress(screen: Screen = stderr): void {
  if (isOpen) screen.write('\n')
  isOpen = false
}

/** Reports at a stop that the finished part is stored. */
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
