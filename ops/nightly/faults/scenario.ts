import { setTimeout as timeout } from 'node:timers/promises'

/** Clock and timers in milliseconds; tests replace them. */
export type World = {
  now: () => number
  sleep: (milliseconds: number) => Promise<void>
}

export const realWorld: World = {
  now: () => performance.now(),
  sleep: (milliseconds) => timeout(milliseconds),
}

/** Polls until `isSo`; returns false after `timeoutMs`. */
export async function waitUntil(
  world: World,
  isSo: () => boolean | Promise<boolean>,
  { timeoutMs, every = 50 }: { timeoutMs: number; every?: number },
): Promise<boolean> {
  const deadline = world.now() + timeoutMs
  for (;;) {
    if (await isSo()) return true
    if (world.now() >= deadline) return false
    await world.sleep(every)
  }
}
