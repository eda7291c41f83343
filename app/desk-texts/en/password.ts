/** Why a new password is refused. */
export const passwordTexts = {
  short: (least: number) => `It must have at least ${least} characters.`,
  long: (most: number) => `It must have at most ${most} characters.`,
  phone: 'It must not contain the phone number.',
  name: 'It must not contain the name.',
  easy: 'It is too easy to guess.',
  // The library’s own words speak of a page, where there is a terminal.
  ofOurs: 'Do not build it from names, or from words of this business.',
} as const
