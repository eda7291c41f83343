/** A long piece of work that stops for a moment wherever it yields. */
export type Steps<T> = Generator<undefined, T>

/** Milliseconds of work at a time; whoever else waits then gets a turn. */
const TURN_MS = 8

/** Does it in one go. */
export function atOnce<T>(steps: Steps<T>): T {
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}

/** Does it in turns with whatever else this process has to do. */
export async function inTurns<T>(steps: Steps<T>): Promise<T> {
  let step = steps.next()
  let began = performance.now()
  while (step.done !== true) {
    if (performance.now() - began > TURN_MS) {
      await new Promise((resume) => setTimeout(resume))
      began = performance.now()
    }
    step = steps.next()
  }
  return step.value
}
