import { wellFormed } from '#app/lib/text/well-formed.ts'

import { KNOWN_SPELLINGS } from './known-spellings.ts'
import { SOUND_RULES } from './sound-rules.ts'
import { applyRules } from './spelling-rule.ts'

/** The most keys of one word, and the most letters of one key. */
const MOST_KEYS = 8
const LONGEST_KEY = 16

/**
 * How a word may sound, as keys that are compared for equality: words that share one sound alike.
 * A key holds the consonants and every vowel but a, which is spoken and written or not (Agarwal,
 * Agrawal); docs/names.md tells the rule. `word` is lower-case and of a to z and the
 * letters of latinSpelling; at most 8 keys of 16 letters.
 */
export function soundKeys(word: string): string[] {
  const known = applyRules(word, KNOWN_SPELLINGS)
  const keys = [known, ...bengaliSpelling(known)].flatMap((spelling) =>
    readings(applyRules(spelling, SOUND_RULES)),
  )
  return [...new Set(keys)].filter((key) => key !== '').slice(0, MOST_KEYS)
}

/** With a where Bengali speaks o and many write it (Subroto, Moloy): a word that has it twice. */
function bengaliSpelling(word: string): string[] {
  const isBengali = (word.match(/o+/g) ?? []).length > 1
  return isBengali ? [word.replace(/(?<=[^aeiou])o(?![aeiou])/g, 'a')] : []
}

/** What a letter of a sound may be read as. */
const READINGS: Readonly<Record<string, readonly string[]>> = {
  E: ['e', ''],
  F: ['e', '', 'i'],
  H: ['', 'a'],
  J: ['j', 'Y'],
  O: ['o', 'u'],
  P: ['Y', ''],
  Q: ['o', ''],
  R: ['r', 'd'],
  U: ['u', 'i'],
  W: ['o', 'b'],
  X: ['a'],
}

function readings(sound: string): string[] {
  let keys = ['']
  for (const letter of wellFormed(sound.slice(0, LONGEST_KEY))) {
    const longer = (READINGS[letter] ?? [letter]).flatMap((read) => keys.map((key) => key + read))
    keys = longer.slice(0, MOST_KEYS)
  }
  return keys
}
