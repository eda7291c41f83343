import { plainText } from '#app/projects/fact-check/figures/plain-text.ts'

/** The name of a fact among the sources of a draft: `price: 3 BHK`. */
export function factKey({ fact, part }: { fact: string; part: string }): string {
  return part === '' ? fact : `${fact}: ${part}`
}

/** The same for whether two are one: rows whose names differ in their letters' case alone are called the same. */
export function foldedKey(one: { fact: string; part: string }): string {
  return plainText(factKey(one))
}

/** What the fact is where the listing says that it is registered, and not under which number. */
export const REGISTERED_ALONE = 'registered, number not stated'

/** Where a changed fact comes from; a source that was named for another value of it is none. */
export function sourceOf<S extends { of?: string | undefined }>(
  change: { fact: string; part: string; became: string },
  sources: Readonly<Record<string, S>>,
): S | undefined {
  const source = sources[factKey(change)]
  return source?.of === undefined || source.of === change.became ? source : undefined
}
