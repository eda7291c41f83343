import { isolating } from '#app/lib/text/bidi.ts'

export const paperTexts = isolating({
  listed: (count: string, search: string, at: string) =>
    `${count}${search === '' ? '' : `, search “${search}”`}, as of ${at} IST.`,
  isCut:
    'Messages that end in … are shortened. Open a message in your dashboard to print it in full.',
} as const)
