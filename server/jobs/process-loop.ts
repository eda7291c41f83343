import { setTimeout as sleep } from 'node:timers/promises'

/** For what each process does for itself, such as reading what it caches; work for all belongs in the registry. */
export async function loopInProcess(
  everyMs: number,
  work: () => Promise<unknown>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    // The signal rejects the wait, which ends the loop.
    await sleep(everyMs, undefined, { signal, ref: false }).catch(() => undefined)
    if (!signal.aborted) await work()
  }
}
