import { applyRules, type SpellingRule } from './spelling-rule.ts'

/** Devanagari, Bengali, Gurmukhi or Gujarati to Latin; ṛ, ĵ and ŷ mark letters that Latin spells in two ways. */
export function latinSpelling(word: string): string {
  const script = SCRIPTS.find(({ letters }) => letters.test(word))
  if (!script) return word
  const plain = applyRules(word.normalize('NFC'), script.before)
  const spelt = itrans(applyRules(inDevanagari(plain, script.start), DOTTED))
  return applyRules(applyRules(spelt, script.own), READING).toLowerCase()
}

/** Every block has the same letter in the same place, as ISCII had. */
function inDevanagari(word: string, start: number): string {
  return Array.from(word, (letter) => {
    const place = (letter.codePointAt(0) ?? 0) - start
    return place >= 0 && place < BLOCK ? String.fromCodePoint(DEVANAGARI + place) : letter
  }).join('')
}

/** ITRANS (https://www.aczoom.com/itrans/) is case-sensitive: a is short, A is long. A consonant has an a unless a sign follows. */
function itrans(word: string): string {
  let spelt = ''
  let hasOwnVowel = false
  for (const letter of word) {
    const sign = SIGNS.get(letter)
    if (hasOwnVowel && sign === undefined) spelt += 'a'
    const consonant = CONSONANTS.get(letter)
    spelt += consonant ?? sign ?? OTHERS.get(letter) ?? letter
    hasOwnVowel = consonant !== undefined
  }
  return hasOwnVowel ? `${spelt}a` : spelt
}

const DEVANAGARI = 0x09_00
const BLOCK = 0x80

type Script = {
  letters: RegExp
  start: number
  before: readonly SpellingRule[]
  own: readonly SpellingRule[]
}

const SCRIPTS: readonly Script[] = [
  { letters: /\p{Script=Devanagari}/u, start: DEVANAGARI, before: [], own: [] },
  {
    letters: /\p{Script=Bengali}/u,
    start: 0x09_80,
    before: [
      [/\u09CE/g, '\u09A4\u09CD'],
      // ওয় is how Bengali writes w. Its ব is b or v; the place of v is free.
      [/\u0993\u09AF\u09BC|\u09AC/g, '\u09B5'],
    ],
    own: [
      // ্যা is the a of Banerjee or the ya of Vidya; any other য is j unless it follows a consonant.
      [/(?<=[b-df-hj-np-tv-zDLNST])yA/g, 'ŷA'],
      [/(?<![b-df-hj-np-tv-zDLNST])y/g, 'ĵ'],
      [/M$/, 'ng'],
      [/(?<=[aiu])ha$/, 'hA'],
    ],
  },
  {
    letters: /\p{Script=Gurmukhi}/u,
    start: 0x0a_00,
    before: [
      // The doubling sign; the nasal sign; ਸ਼.
      [/\u0A71/g, ''],
      [/\u0A70/g, '\u0A02'],
      [/\u0A38\u0A3C/g, '\u0A36'],
    ],
    // ਹਿ before a consonant is how Gurmukhi writes the e of Mehta.
    own: [[/ahi(?=[^aeiounMAIU])/g, 'ah']],
  },
  {
    letters: /\p{Script=Gujarati}/u,
    start: 0x0a_80,
    before: [],
    own: [[/ahe(?=[^aeiouAIU]A)/g, 'eh']],
  },
]

/** Letters with a dot below, then other dots and joiners. */
const DOTTED: readonly SpellingRule[] = [
  ...Array.from('कखगजडढफय', (letter, at): SpellingRule => [
    new RegExp(`${letter}\u093C`, 'g'),
    String.fromCodePoint(0x09_58 + at),
  ]),
  [/[\u093C\u200C\u200D]/g, ''],
]

const OTHERS = lettersFrom(0x09_01, '.N M H - a A i I u U RRi LLi e e e ai o o o au')

const CONSONANTS = new Map([
  ...lettersFrom(0x09_15, 'k kh g gh ~N ch Ch j jh ~n'),
  ...lettersFrom(0x09_1f, 'T Th D Dh N t th d dh n n'),
  ...lettersFrom(0x09_2a, 'p ph b bh m y r R l L zh v sh Sh s h'),
  ...lettersFrom(0x09_58, 'q K G z .D .Dh f Y'),
])

/** Vowel signs, then the sign that takes the vowel away. */
const SIGNS = new Map([
  ...lettersFrom(0x09_3e, 'A i I u U RRi RRI e e e ai o o o au'),
  ['\u094D', ''] as const,
])

function lettersFrom(start: number, spellings: string): Map<string, string> {
  const all = spellings.split(' ')
  return new Map(all.map((spelling, at) => [String.fromCodePoint(start + at), spelling]))
}

const READING: readonly SpellingRule[] = [
  [/(?<=[^aeiouAIU])(?<![^aeiouAIU]y)a$/, ''],
  [/\.Dh?/g, 'ṛ'],
  [/\.N|M/g, 'n'],
  [/RR[iI]/g, 'ri'],
  [/LL[iI]/g, 'li'],
  [/[H~^.']/g, ''],
]
