import { ONES } from './number-words.ts'
import { readPlain } from './plain-text.ts'

/** In months; `start` and `end` refer to the normalised text. */
export type StatedSpan = {
  min: number
  max: number
  text: string
  start: number
  end: number
}

const NUMBERS = [...ONES, 'twenty']
const NUMBER = String.raw`(?:\d{1,3}(?:\.\d)?|${NUMBERS.join('|')}|an?)`
const SPAN = new RegExp(
  String.raw`(?<![\p{L}\p{M}\d.,])(?<least>${NUMBER})(?: ?(?:to|or|-|–) ?(?<most>${NUMBER}))?[ -](?<unit>months?|mths?|years?|yrs?|महीन(?:े|ों)|वर्षों?|साल)(?![\p{L}\p{M}])`,
  'gu',
)
/** Past or repeated: `for 40 years`, `every two years`. */
const OTHER =
  /\b(?:for|over|past|last|of|since|every|each|per)(?: (?:the|about|around|over|more than))* $/u
const AGO =
  /^ ?(?:ago\b|old\b|before\b|ahead\b|early\b|earlier\b|(?:after|from|of) possession\b|warranty\b|of (?:experience|trust|rent|lease|free\b))/u
/** `The group completed 40 years`. */
const DONE = /\bcomplet(?:e[sd]?|ing) $/u
/** Time after possession: `after possession, for 5 years`. */
const AFTER = /(?:\b(?:after|from|since) possession\b|के बाद)[^.;।]{0,40}$/u

/** Immediate, unless a day follows. */
const READY =
  /(?<![\p{L}\p{M}])(?:ready[ -](?:to|for)[ -](?:move(?:[ -]in)?|occupy|occupation|occupancy|possession|hand ?over)(?! (?:furniture|kitchens?|wardrobes?|gym))|ready (?:possession|flats?|homes?|apartments?|plots?|villas?)|(?<!(?:show|sample|model) )(?:homes?|flats?|apartments?|villas?|units?) (?:are|is) ready(?! for)|rtm (?:flats?|homes?|units?)|move[ -]in[ -]ready(?! (?:kitchens?|wardrobes?|gym|furniture))|(?:immediate|instant) (?:possession|hand ?over|occupation|occupancy)|(?:possession|hand ?over) (?:is )?(?:immediate|at once|right away|now)|possession (?:has |is )?(?:started|begun|offered|open|ongoing|going on)|rtmi (?:flats?|homes?|units?)|ready to shift|(?:move|shift)(?: in)? (?:today|now)|(?:occupancy|completion) certificate received|already delivered|offer of possession (?:has )?(?:started|begun|made)|oc received|(?:तुरंत|तत्काल) (?:कब्ज\u093C?[ाे]|पज\u093C?ेशन)|रेडी टू मूव|तैयार (?:फ्लैट|घर|मकान))(?![\p{L}\p{M}])/gu

/** `ready to move in`, `immediate possession`. */
export function statedReady(text: string): StatedSpan[] {
  const { plain, quoted } = readPlain(text)
  return [...plain.matchAll(READY)].map(({ 0: whole, index: start }) => {
    const end = start + whole.length
    return { min: 0, max: 0, text: quoted(start, end), start, end }
  })
}

/** `in about 12 months`, `two to three years`. */
export function statedSpans(text: string): StatedSpan[] {
  const { plain, quoted } = readPlain(text)
  return [...plain.matchAll(SPAN)].flatMap(({ 0: whole, index: start, groups = {} }) => {
    const end = start + whole.length
    const before = plain.slice(0, start)
    if ([OTHER, DONE, AFTER].some((way) => way.test(before)) || AGO.test(plain.slice(end)))
      return []
    const { least: min = '', most: max = min, unit = '' } = groups
    const months = /^m|^मह/.test(unit) ? 1 : 12
    const span = { text: quoted(start, end), start, end }
    return [{ min: numberOf(min) * months, max: numberOf(max) * months, ...span }]
  })
}

export function isSameSpan(one: StatedSpan, other: StatedSpan): boolean {
  return one.min === other.min && one.max === other.max
}

function numberOf(word: string): number {
  return /^\d/.test(word) ? Number(word) : NUMBERS.indexOf(word.replace(/^an?$/, 'one')) + 1
}
