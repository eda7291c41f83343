import { isolating } from '#app/lib/bidi.ts'

/** What a printed list says of itself. */
export const paperTexts = isolating({
  listed: (count: string, search: string, at: string) =>
    `${count}${search === '' ? '' : `, search “${search}”`}, as of ${at} IST.`,
  isCut: 'What ends in … goes on at the desk; a message opened there is whole here.',
} as const)
