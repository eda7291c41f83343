import Sanscript from '@indic-transliteration/sanscript'

import { applyRules, type SpellingRule } from './spelling-rule.ts'

/** Devanagari, Bengali, Gurmukhi or Gujarati to Latin; ṛ, ĵ and ŷ mark letters that Latin spells in two ways. */
export function latinSpelling(word: string): string {
  const script = SCRIPTS.find(({ letters }) => letters.test(word))
  if (!script) return word
  const plain = applyRules(word.normalize('NFC'), LETTERS)
  const spelt = Sanscript.t(plain, script.name, 'itrans')
  return applyRules(applyRules(spelt, script.own), READING).toLowerCase()
}

/** ITRANS (https://www.aczoom.com/itrans/) is case-sensitive: a is short, A is long. */
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

/** NFC decomposes letters with a dot below, and the library knows only the composed ones. */
const DOTTED = [
  '\u0958\u0959\u095A\u095B\u095C\u095D\u095E\u095F',
  '\u09DC\u09DD\u09DF',
  '\u0A33\u0A36\u0A59\u0A5A\u0A5B\u0A5C\u0A5E',
].flatMap((letters) => letters.split(''))

const LETTERS: readonly SpellingRule[] = [
  ...DOTTED.map((letter): SpellingRule => [new RegExp(letter.normalize('NFD'), 'gu'), letter]),
  // Other dots, the Gurmukhi doubling sign (ੱ) and joiners.
  [/[\u093C\u09BC\u0A3C\u0ABC\u0A71\u200C\u200D]/gu, ''],
  // The library leaves English vowels (ॉ, ॅ) and the Bengali ৎ as they are.
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

const READING: readonly SpellingRule[] = [
  [/(?<=[^aeiouAIU])(?<![^aeiouAIU]y)a$/, ''],
  [/\.Dh?/g, 'ṛ'],
  [/\.N|M/g, 'n'],
  [/RR[iI]/g, 'ri'],
  [/LL[iI]/g, 'li'],
  [/[H~^.']/g, ''],
]
