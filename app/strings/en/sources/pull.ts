import { isolating } from '#app/lib/text/bidi.ts'

/** Why a source that we read could not be read. */
export const pullTexts = isolating({
  unreadable: 'The settings of this source cannot be read. Save them again.',
  unreached: (code: string) => `We cannot reach it (${code}). We try again.`,
} as const)
