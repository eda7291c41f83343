import { setTimeout as timeout } from 'node:timers/promises'

/** The clock and the timers of a campaign, in milliseconds; a test gives others than the machine's. */
export type World = {
  now: () => number
  sleep: (milliseconds: number) => Promise<void>
}

export const realWorld: World = {
  now: () => performance.now(),
  sleep: (milliseconds) => timeout(milliseconds),
}

/** Waits until `isSo`, looking every so often; answers whether it came to be within `timeoutMs` milliseconds. */
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
