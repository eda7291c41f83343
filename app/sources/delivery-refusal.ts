/** The body of every refusal of a delivery, in words for a program and for a person. */
export function deliveryRefusal(status: number, message: string) {
  return { error: WORDS.get(status) ?? 'refused', message }
}

const WORDS: ReadonlyMap<number, string> = new Map([
  [400, 'unreadable'],
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'unknown_source'],
  [413, 'too_large'],
  [415, 'unsupported'],
  [429, 'too_many'],
  [503, 'try_again'],
])
