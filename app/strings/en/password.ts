import { isolating } from '#app/lib/text/bidi.ts'

export const passwordTexts = isolating({
  rules: (min: number) =>
    `Use at least ${min} characters. Make the password hard to guess, and do not use the phone number in it. Four unrelated words work well.`,
  show: 'Show',
  generate: 'Suggest a password',
  short: (min: number) => `Use at least ${min} characters.`,
  long: (max: number) => `Use at most ${max} characters.`,
  phone: 'Do not use the phone number.',
  easy: 'This is too easy to guess.',
  // The library’s own message speaks of a page; a terminal has none.
  ofOurs: 'Do not use names, or words from this business.',
} as const)
