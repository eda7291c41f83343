import type { FailedSet } from './drawing-state.server.ts'

const FIRST_MS = 60_000
const LAST_MS = 6 * 60 * 60_000

/** In ms: a minute after the failure, then twice as long each time, up to six hours. */
export function nextTry({ at, tries }: Pick<FailedSet, 'at' | 'tries'>): number {
  return at + Math.min(FIRST_MS * 2 ** (tries - 1), LAST_MS)
}

export function nextToDraw<T extends { digest: string }>(
  missing: readonly T[],
  failed: readonly FailedSet[],
  now: number,
): T | undefined {
  const failures = new Map(failed.map((one) => [one.digest, one]))
  const fresh = missing.find(({ digest }) => !failures.has(digest))
  if (fresh) return fresh
  return missing.find(({ digest }) => {
    const failure = failures.get(digest)
    return failure !== undefined && nextTry(failure) <= now
  })
}

/** Adds a failure and forgets sets that are no longer wanted. */
export function withFailure(
  failed: readonly FailedSet[],
  set: { digest: string; name: string },
  { at, reason }: { at: number; reason: string },
): FailedSet[] {
  const before = failed.find(({ digest }) => digest === set.digest)
  const { digest, name } = set
  const others = failed.filter((one) => one.digest !== digest)
  return [...others, { digest, name, tries: (before?.tries ?? 0) + 1, at, reason }]
}
