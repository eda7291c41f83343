import Sanscript from '@indic-transliteration/sanscript'

import { applyRules, type SpellingRule } from './spelling-rule.ts'

/**
 * A word of Devanagari, Bengali, Gurmukhi or Gujarati as it would be typed in Latin letters, in
 * lower case, without the final a that is not spoken (शर्मा: sharma, कमल: kamal). Three letters stand
 * for what Latin spells in two ways: ṛ (ड़: r or d), and of Bengali ĵ (য: j or y) and ŷ (্য: y or nothing). Words of other
 * scripts come back as they are.
 */
export function latinSpelling(word: string): string {
  const script = SCRIPTS.find(({ letters }) => letters.test(word))
  if (!script) return word
  const plain = applyRules(word.normalize('NFC'), LETTERS)
  const spelt = Sanscript.t(plain, script.name, 'itrans')
  return applyRules(applyRules(spelt, script.own), READING).toLowerCase()
}

/** In ITRANS (https://www.aczoom.com/itrans/) case tells letters apart: a and A are short and long. */
const SCRIPTS: readonly { name: string; letters: RegExp; own: readonly SpellingRule[] }[] = [
  { name: 'devanagari', letters: /\p{Script=Devanagari}/u, own: [] },
  {
    name: 'bengali',
    letters: /\p{Script=Bengali}/u,
    own: [
      // ্যা is the a of Banerjee or the ya of Vidya; any other য is j unless it follows a consonant.
      [/(?<=[b-df-hj-np-tv-zDLNST])yA/g, 'ŷA'],
      [/(?<![b-df-hj-np-tv-zDLNST])y/g, 'ĵ'],
      [/M$/, 'ng'],
      [/(?<=[aiu])ha$/, 'hA'],
    ],
  },
  {
    name: 'gurmukhi',
    letters: /\p{Script=Gurmukhi}/u,
    // ਹਿ before a consonant is how Gurmukhi writes the e of Mehta.
    own: [[/ahi(?=[^aeiounMAIU])/g, 'ah']],
  },
  {
    name: 'gujarati',
    letters: /\p{Script=Gujarati}/u,
    own: [[/ahe(?=[^aeiouAIU]A)/g, 'eh']],
  },
]

/** Letters with a dot below, which NFC takes apart and the library knows only in one piece. */
const DOTTED = [
  '\u0958\u0959\u095A\u095B\u095C\u095D\u095E\u095F',
  '\u09DC\u09DD\u09DF',
  '\u0A33\u0A36\u0A59\u0A5A\u0A5B\u0A5C\u0A5E',
].flatMap((letters) => letters.split(''))

const LETTERS: readonly SpellingRule[] = [
  ...DOTTED.map((letter): SpellingRule => [new RegExp(letter.normalize('NFD'), 'gu'), letter]),
  // Other dots, the sign that doubles (ੱ) and joiners.
  [/[\u093C\u09BC\u0A3C\u0ABC\u0A71\u200C\u200D]/gu, ''],
  // English vowels (ॉ, ॅ) and the Bengali ৎ, which the library leaves as they are.
  [/\u0949/gu, '\u094B'],
  [/\u0911/gu, '\u0913'],
  [/\u0945/gu, '\u0947'],
  [/[\u090D\u0972]/gu, '\u090F'],
  [/\u0AC9/gu, '\u0ACB'],
  [/\u0A91/gu, '\u0A93'],
  [/\u0AC5/gu, '\u0AC7'],
  [/\u09CE/gu, '\u09A4\u09CD'],
  // ওয় is how Bengali writes w.
  [/\u0993\u09DF/gu, '\u09AC'],
]

/** From ITRANS to plain letters. */
const READING: readonly SpellingRule[] = [
  [/(?<=[^aeiouAIU])(?<![^aeiouAIU]y)a$/, ''],
  [/\.Dh?/g, 'ṛ'],
  [/\.N|M/g, 'n'],
  [/RR[iI]/g, 'ri'],
  [/LL[iI]/g, 'li'],
  [/[H~^.']/g, ''],
]
