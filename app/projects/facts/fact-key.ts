import { plainText } from '#app/projects/facts/plain-text.ts'

/** The key of a fact among a draft's sources: `price: 3 BHK`. */
export function factKey({ fact, part }: { fact: string; part: string }): string {
  return part === '' ? fact : `${fact}: ${part}`
}

/** Ignores case: rows whose names differ only in case count as the same. */
export function foldedKey(one: { fact: string; part: string }): string {
  return plainText(factKey(one))
}

/** The value of a registration without a number. */
export const REGISTERED_ALONE = 'registered, number not stated'

/** A source for another value of the fact does not count. */
export function sourceOf<S extends { of?: string | undefined }>(
  change: { fact: string; part: string; became: string },
  sources: Readonly<Record<string, S>>,
): S | undefined {
  const source = sources[factKey(change)]
  return source?.of === undefined || source.of === change.became ? source : undefined
}
