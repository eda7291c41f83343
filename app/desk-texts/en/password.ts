import { isolating } from '#app/lib/bidi.ts'

/** What a new password must be, and why one is refused. */
export const passwordTexts = isolating({
  rules: (least: number) =>
    `At least ${least} characters that are hard to guess, without the phone number. Four words that do not belong together will do.`,
  show: 'Show',
  generate: 'Generate one',
  short: (least: number) => `It must have at least ${least} characters.`,
  long: (most: number) => `It must have at most ${most} characters.`,
  phone: 'It must not contain the phone number.',
  easy: 'It is too easy to guess.',
  // The library’s own words speak of a page, where there is a terminal.
  ofOurs: 'Do not build it from names, or from words of this business.',
} as const)
