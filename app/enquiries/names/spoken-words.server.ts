import { latinSpelling } from './transliterate.server.ts'

/** Of one name: the words that are read, and the letters of a word. */
const MOST_WORDS = 8
const LONGEST_WORD = 32
const LONGEST_NAME = MOST_WORDS * LONGEST_WORD

/** Titles, which do not say who it is; they count only where nothing else is there. */
const TITLES = new Set(
  'mr mrs ms miss dr prof adv shri shree smt shrimati shrimatii ji jee jii'.split(' '),
)

/**
 * The words of a name in Latin letters, lower-case, without titles: as soundKeys reads them. A word
 * of a script that cannot be read comes as it is.
 */
export function spokenWords(name: string): string[] {
  const words = folded(name.normalize('NFKC').slice(0, LONGEST_NAME))
    .replace(/['’`]/gu, '')
    .split(/[^\p{L}\p{M}]+/u)
    .map((word) => plainLetters(word.slice(0, LONGEST_WORD)))
    .filter((word) => word !== '')
  const named = words.filter((word) => !TITLES.has(word))
  return (named.length > 0 ? named : words).slice(0, MOST_WORDS)
}

/** One form for all cases, also of letters that only one case has (ß, ı). */
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
