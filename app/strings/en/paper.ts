import { isolating } from '#app/lib/text/bidi.ts'

/** What a printed list says of itself. */
export const paperTexts = isolating({
  listed: (count: string, search: string, at: string) =>
    `${count}${search === '' ? '' : `, search “${search}”`}, as of ${at} IST.`,
  isCut:
    'Messages that end in … are shortened. Open a message in your dashboard to print it in full.',
} as const)
