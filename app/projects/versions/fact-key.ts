/** The name of a fact among the sources of a draft: `price: 3 BHK`. */
export function factKey({ fact, part }: { fact: string; part: string }): string {
  return part === '' ? fact : `${fact}: ${part}`
}

/** What the fact is where the listing says that it is registered, and not under which number. */
export const REGISTERED_ALONE = 'registered, number not stated'
