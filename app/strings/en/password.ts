import { isolating } from '#app/lib/text/bidi.ts'

export const passwordTexts = isolating({
  rules: (least: number) =>
    `At least ${least} characters that are hard to guess, without the phone number. Four unrelated words work well.`,
  show: 'Show',
  generate: 'Suggest a password',
  short: (least: number) => `Use at least ${least} characters.`,
  long: (most: number) => `Use at most ${most} characters.`,
  phone: 'Do not use the phone number.',
  easy: 'This is too easy to guess.',
  // The library’s own message speaks of a page; a terminal has none.
  ofOurs: 'Do not use names, or words from this business.',
} as const)
