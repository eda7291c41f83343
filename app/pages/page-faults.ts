import { faultWords } from '#app/lib/text/fault-words.ts'
import { unprintedFault } from '#app/lib/text/unprinted.ts'

import { isLegal, wordSchemas, type WordPage, type Words } from './page-content.ts'

/** What is wrong with the words of a page; `at` is the way to the field, empty where it is about the whole. */
export type WordFault = { at: readonly (string | number)[]; text: string }

/** The words of a page as its schema reads them, or what is wrong in which field, in the schema's own words. */
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

/** What the program puts in the place of a name in braces, and the page on which it does. */
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
/** Of these the policy has to tell: how long presses of links are kept, and who measures visits. */
const NEEDED: Partial<Record<WordPage, readonly string[]>> = {
  'privacy-policy': ['{CONTACT_DAYS}', '{ANALYTICS}'],
}

/** What words are held against. */
export type Beside = {
  /** As the site shows it now. */
  shown: unknown
  /** India's day, as 2026-11-26. */
  today: string
  /** Whether a path is that of a page of this site. */
  isPage: (path: string) => boolean
}

/** The words of a page where nothing speaks against publishing them, or all that does. */
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

/** What must be put right before words that their schema reads are published. */
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
  // The picture for links shows a page's title, and brochures print the disclaimer.
  const unprinted = texts
    .filter(({ at }) => page === 'disclaimer' || at[0] === 'title')
    .flatMap(({ at, text }) => {
      const fault = unprintedFault(text)
      return fault === undefined ? [] : [{ at, text: fault }]
    })
  return [...strange, ...absent, ...lost, ...unprinted, ...dayFaults(page, words, { shown, today })]
}

/** Nobody is bound by a text before it was there to be read. */
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
