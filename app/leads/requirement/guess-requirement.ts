import { moneyUnits } from '#app/lib/money.ts'
import { asciiNumber } from '#app/lib/text/digits.ts'
import { noFilter } from '#app/projects/filters/filter-address.ts'
import type { ProjectFilter } from '#app/projects/filters/project-filter.ts'
import type { ProjectType } from '#app/projects/model/project.ts'
import type { Lexicon } from '#app/projects/search/line/phrases.ts'
import { understandLine, type Ambiguous } from '#app/projects/search/line/understand-line.ts'

import { languageOf } from './lead-language.ts'
import { requirementTypes } from './requirement-choices.ts'
import { noRequirement, type Requirement } from './requirement.ts'

/** Characters; what follows rarely says more. */
const LONGEST = 400

/** Words that only name a project say nothing here, and each would be a search. */
const never = () => false

/** Says how to reach a person, not what they look for. */
const reach =
  /\b(?:office|shop)(?= (?:(?:phone|mobile|land ?line) )?(?:numbers?|no|phone|hours?|time|email)\b)/giu

/** Type and city of the project enquired about, where the message says nothing of them. */
type Enquired = { type: ProjectType | undefined; city: string }

/** What the message says, read as the site's search reads it; never stored unless an agent confirms it. */
export function guessRequirement(
  message: string,
  lexicon: Lexicon,
  enquired: Enquired,
): Requirement {
  const text = asciiNumber(message).slice(0, LONGEST)
  const read = readableRooms(text.replace(reach, ''))
  const quick = { ...lexicon, knows: never, says: never }
  const { filter, ambiguous } = understandLine({ ...noFilter, text: read }, quick)
  const { min: from, max: to } = { ...filter, ...likelyBudget(filter, ambiguous) }
  const cities = [filter.city, ...secondCities(ambiguous)].flatMap((city) => city ?? [])
  const places = cities.length > 0 ? cities : [enquired.city]
  const hasRooms = filter.bedrooms.length > 0
  const type = filter.type ?? (hasRooms ? 'Apartments' : enquired.type)
  return {
    ...noRequirement,
    type: requirementTypes.find((one) => one === type),
    bedrooms: type === 'Apartments' ? filter.bedrooms : [],
    budget: from !== undefined && from === to ? { to } : { from, to },
    places: [...new Set(places)].filter((place) => place !== ''),
    ...wordsIn(text),
  }
}

/** `around 80 lakh` has two meanings; a figure alone may be an hour. */
function likelyBudget(filter: ProjectFilter, ambiguous: readonly Ambiguous[]) {
  if (filter.min !== undefined || filter.max !== undefined) return {}
  const figure = ambiguous.find(({ why, text }) => why === 'figure' && isMoney(text))
  const [likely] = figure?.readings ?? []
  return likely ? { min: likely.filter.min, max: likely.filter.max } : {}
}

const units: ReadonlySet<string> = new Set(
  Object.values(moneyUnits).flatMap((names) => names.normalize('NFKC').split(',')),
)

function isMoney(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+|₹/gu) ?? []
  return words.some((word) => units.has(word) || ['budget', '₹', 'rs', 'inr'].includes(word))
}

/** `Noida or Goa`: the reader takes the first. */
function secondCities(ambiguous: readonly Ambiguous[]) {
  return ambiguous
    .filter(({ why }) => why === 'second')
    .flatMap(({ readings }) => readings.map(({ filter }) => filter.city))
}

type Said = Pick<Requirement, 'purpose' | 'timing' | 'needsLoan' | 'language'>

/** In order; the first that matches counts. */
const patterns: readonly (readonly [RegExp, Said])[] = [
  [/\b(?:invest\w*|roi|resale|rental income)\b|निवेश/iu, { purpose: 'investment' }],
  [
    /\b(?:(?:own|self|end|personal) use|to live|my family|shift(?:ing)?)\b/iu,
    { purpose: 'own-use' },
  ],
  [/\b(?:no|without|not? need a?) (?:home )?loan\b/iu, { needsLoan: false }],
  [/\bloan\b|लोन|ऋण/iu, { needsLoan: true }],
  [/\b(?:immediate(?:ly)?|urgent(?:ly)?|asap|this month)\b|तुरंत/iu, { timing: 'now' }],
  [/\b(?:in|within) (?:[1-3]|one|two|three|a) months?\b/iu, { timing: 'three-months' }],
  [/\b(?:in|within) (?:[4-6]|four|five|six) months\b/iu, { timing: 'six-months' }],
  [/\b(?:in|within) (?:a|1|one|12) (?:year|months)\b|\bthis year\b/iu, { timing: 'year' }],
]

function wordsIn(text: string): Said {
  const language = languageOf(text)
  // Latin letters also write Hindi.
  let said: Said = language === 'en' ? {} : { language }
  for (const [pattern, meaning] of patterns) if (pattern.test(text)) said = { ...meaning, ...said }
  return said
}

const NUMBERS: Readonly<Record<string, number>> = {
  एक: 1,
  दो: 2,
  तीन: 3,
  चार: 4,
  पांच: 5,
  पाँच: 5,
  ek: 1,
  do: 2,
  teen: 3,
  tin: 3,
  char: 4,
  chaar: 4,
  paanch: 5,
  panch: 5,
}

const NUMBER = `${Object.keys(NUMBERS).join('|')}|[1-9]`
/** A plural is English: “do bedrooms have balconies”. */
const ROOMS = 'ब[ेै]ड[ -]?र[ूु]म|बी[ .]?एच[ .]?के|bed ?room|bhk'
const LETTER = '[\\p{L}\\p{M}\\d]'

const PHRASE = new RegExp(
  `(?<!${LETTER})(${NUMBER})(?:[ -]{0,2}(?:या|से|ya|se|or|to)?[ -]{0,2}(${NUMBER}))?[ -]{0,2}(?:${ROOMS})(?!${LETTER})`,
  'giu',
)

/** `दो या तीन बेडरूम` and `teen bhk` in the words that the site's search reads: `2 or 3 bhk`. */
function readableRooms(text: string): string {
  return text.normalize('NFC').replace(PHRASE, (_, from: string, to: string | undefined) => {
    const counts = [from, to].flatMap((word) => (word === undefined ? [] : countOf(word)))
    return `${counts.join(' or ')} bhk`
  })
}

function countOf(word: string): number {
  return NUMBERS[word.toLowerCase()] ?? Number(word)
}
