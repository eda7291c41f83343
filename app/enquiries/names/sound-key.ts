import { wellFormed } from '#app/lib/text/well-formed.ts'

import { KNOWN_SPELLINGS } from './known-spellings.ts'
import { SOUND_RULES } from './sound-rules.ts'
import { applyRules } from './spelling-rule.ts'

const MAX_KEYS = 8
const LONGEST_KEY = 16

/** Words that share a key sound alike (docs/names.md); `word` is of a to z and latinSpelling's letters. */
export function soundKeys(word: string): string[] {
  const known = applyRules(word, KNOWN_SPELLINGS)
  const keys = [known, ...bengaliSpelling(known)].flatMap((spelling) =>
    readings(applyRules(spelling, SOUND_RULES)),
  )
  return [...new Set(keys)].filter((key) => key !== '').slice(0, MAX_KEYS)
}

/** Many write the Bengali o as a (Subroto, Moloy). */
function bengaliSpelling(word: string): string[] {
  const isBengali = (word.match(/o+/g) ?? []).length > 1
  return isBengali ? [word.replace(/(?<=[^aeiou])o(?![aeiou])/g, 'a')] : []
}

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
    keys = longer.slice(0, MAX_KEYS)
  }
  return keys
}
