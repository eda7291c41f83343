import { faultWords } from '#app/lib/text/fault-words.ts'
import { unprintedFault } from '#app/lib/text/unprinted.ts'

import { isLegal, wordSchemas, type WordPage, type Words } from './page-content.ts'

/** `at` is the path to the field, empty for the whole page. */
export type WordFault = { at: readonly (string | number)[]; text: string }

export function readWords<P extends WordPage>(
  page: P,
  content: unknown,
): { words: Words[P]; faults: [] } | { words: undefined; faults: WordFault[] } {
  const read = wordSchemas[page].safeParse(content, { error: faultWords })
  if (read.success) return { words: read.data, faults: [] }
  const faults = read.error.issues.map(({ path, message }) => ({
    at: path.map((part) => (typeof part === 'symbol' ? String(part) : part)),
    text: message,
  }))
  return { words: undefined, faults }
}

const TOKENS: Partial<Record<WordPage, readonly string[]>> = {
  home: ['{COUNT}'],
  faq: ['{RERA}'],
  about: ['{RERA}'],
  'privacy-policy': [
    '{CONTACT_DAYS}',
    '{ANALYTICS}',
    '{VITALS_DAYS}',
    '{ARRIVAL_DAYS}',
    '{ANALYTICS_DAYS}',
  ],
}
/** The privacy policy must state how long link clicks are kept and who measures visits. */
const NEEDED: Partial<Record<WordPage, readonly string[]>> = {
  'privacy-policy': ['{CONTACT_DAYS}', '{ANALYTICS}'],
}

export type Beside = {
  shown: unknown
  /** The day in India, as 2026-11-26. */
  today: string
  isPage: (path: string) => boolean
}

export function checkWords<P extends WordPage>(
  page: P,
  content: unknown,
  beside: Beside,
): ReturnType<typeof readWords<P>> {
  const read = readWords(page, content)
  if (!read.words) return read
  const faults = publishFaults(page, read.words, beside)
  return faults.length > 0 ? { words: undefined, faults } : read
}

/** What must be fixed before texts that match their schema are published. */
export function publishFaults<P extends WordPage>(
  page: P,
  words: Words[P],
  { shown, today, isPage }: Beside,
): WordFault[] {
  const texts = textsOf(words, [])
  const known: readonly string[] = TOKENS[page] ?? []
  const needed: readonly string[] = NEEDED[page] ?? []
  const strange = texts.flatMap(({ at, text }) =>
    [...text.matchAll(/\{[A-Z_]+\}/g)]
      .map(([token]) => token)
      .filter((token) => !known.includes(token))
      .map((token) => ({ at, text: `${token} is not a placeholder of this page` })),
  )
  const absent = needed
    .filter((token) => !texts.some(({ text }) => text.includes(token)))
    .map((token) => ({ at: [], text: `${token} must stay: the site fills it in` }))
  const lost = texts
    .filter(({ at, text }) => at.at(-1) === 'to' && text.startsWith('/') && !isPage(pathOf(text)))
    .map(({ at, text }) => ({ at, text: `“${text}” is not a page of this site` }))
  // Social cards print a page's title, and brochures the disclaimer.
  const unprinted = texts
    .filter(({ at }) => page === 'disclaimer' || at[0] === 'title')
    .flatMap(({ at, text }) => {
      const fault = unprintedFault(text)
      return fault === undefined ? [] : [{ at, text: fault }]
    })
  return [...strange, ...absent, ...lost, ...unprinted, ...dayFaults(page, words, { shown, today })]
}

/** A text binds no one before it was published. */
function dayFaults(
  page: WordPage,
  words: Words[WordPage],
  { shown, today }: Omit<Beside, 'isPage'>,
): WordFault[] {
  if (!isLegal(page) || !('inForceSince' in words) || words.inForceSince === undefined) return []
  const isSame = JSON.stringify(words) === JSON.stringify(readWords(page, shown).words)
  if (isSame || words.inForceSince >= today) return []
  return [{ at: ['inForceSince'], text: 'choose the day you publish, or a later one' }]
}

function pathOf(address: string): string {
  return address.split(/[?#]/)[0] ?? address
}

function textsOf(
  value: unknown,
  at: readonly (string | number)[],
): { at: readonly (string | number)[]; text: string }[] {
  if (typeof value === 'string') return [{ at, text: value }]
  if (Array.isArray(value)) return value.flatMap((one, index) => textsOf(one, [...at, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => textsOf(one, [...at, name]))
}
