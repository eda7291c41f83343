import { latinSpelling } from './transliterate.server.ts'

const MAX_WORDS = 8
const LONGEST_WORD = 32
const LONGEST_NAME = MAX_WORDS * LONGEST_WORD

/** Titles count only where no other word is left. */
const TITLES = new Set(
  'mr mrs ms miss dr prof adv shri shree smt shrimati shrimatii ji jee jii'.split(' '),
)

/** Lower-case Latin words without titles, as soundKeys reads them; unknown scripts stay as they are. */
export function spokenWords(name: string): string[] {
  const words = folded(name.normalize('NFKC').slice(0, LONGEST_NAME))
    .replace(/['’`]/gu, '')
    .split(/[^\p{L}\p{M}]+/u)
    .map((word) => plainLetters(word.slice(0, LONGEST_WORD)))
    .filter((word) => word !== '')
  const named = words.filter((word) => !TITLES.has(word))
  return (named.length > 0 ? named : words).slice(0, MAX_WORDS)
}

/** One form for all cases, including ß and ı. */
function folded(text: string): string {
  return text.toLowerCase().toUpperCase().toLowerCase()
}

function plainLetters(word: string): string {
  const bare = word
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/gu, '')
    .normalize('NFC')
  const latin = latinSpelling(bare).replace(/[^a-zṛĵŷ]/gu, '')
  return latin === '' ? bare : latin
}
