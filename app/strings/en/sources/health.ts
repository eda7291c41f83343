import { isolating } from '#app/lib/text/bidi.ts'

/** Of Health, for sources of leads. */
export const sourceHealthTexts = isolating({
  good: 'No source fails.',
  failing: (names: string) => `Leads of these do not arrive: ${names}.`,
  failingTodo: 'Open Sources. The page of each says why, and what to do.',
  ends: (source: string, day: string) => `The token of ${source} ends on ${day}.`,
  endsTodo: 'Make a new token there, and enter it under Sources before that day.',
} as const)
