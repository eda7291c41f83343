export type Steps<T> = Generator<undefined, T>

const SLICE_MS = 8

export function runSync<T>(steps: Steps<T>): T {
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}

export async function runYielding<T>(steps: Steps<T>): Promise<T> {
  let step = steps.next()
  let began = performance.now()
  while (step.done !== true) {
    if (performance.now() - began > SLICE_MS) {
      await new Promise((resume) => setTimeout(resume))
      began = performance.now()
    }
    step = steps.next()
  }
  return step.value
}
