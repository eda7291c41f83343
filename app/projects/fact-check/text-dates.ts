import { around, nearest, sentencesOf } from '#app/projects/fact-check/figures/clauses.ts'
import { isFormer } from '#app/projects/fact-check/figures/former.ts'
import { readPlain } from '#app/projects/fact-check/figures/plain-text.ts'
import { statedDates, type StatedDate } from '#app/projects/fact-check/figures/stated-dates.ts'
import {
  statedReady,
  statedSpans,
  type StatedSpan,
} from '#app/projects/fact-check/figures/stated-spans.ts'

const POSSESSION = String.raw`poss?ess?ions?|completi(?:on|ng)|complete[sd]?|hand(?:s|ed|ing)?[ -]?overs?|deliver(?:y|ed|s|ing|ies)|ready|mov(?:e|ing)[ -]in|keys?|kab[zj]a|कब्ज\u093C?[ाे]|पज\u093C?ेशन|पोज\u093C?ेशन|हैंडओवर|चाब(?:ी|ियां|ियाँ)|डिलीवरी|ch?ha?abi|milega|मिलेग[ाेी]|गृह प्रवेश|पूरा होगा|occupation|shift(?:ing)? in|finish(?:ed)?|target date|eta|oc|readiness`
const OTHER =
  'launch\\w*|key plans?|film city|sports city|jewar|क्लब(?: हाउस)?|मेट्रो|सड\u093C?क|पिछली|rera|regist\\w*|roads?|metro|airports?|expressways?|highways?|flyovers?|bridges?|stations?|malls?|schools?|hospitals?|club ?house|opens|opened|opening|start(?:s|ed)|began|founded|established|since|book(?:ed|ings?)|approv\\w*|sanction\\w*|licen[cs]\\w*|certificates?|prices?|offers?|schemes?|checked|updated|acts?|laws?|award\\w*|loans?|allow\\w*|permit\\w*|authorit\\w+|extension|until'
const PART =
  /\bphase\b|\bsample\b|\bmodel\b|\bearlier\b|\b(?:first|one|second|last) tower\b|\btower [a-z\d]\b|\bcompletes? \d+ years\b|\bready for (?=20\d\d)|क्लब|पिछली/u
const TERMS = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${POSSESSION}|${OTHER})(?![\p{L}\p{M}])`,
  'gu',
)
const IS_POSSESSION = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${POSSESSION})(?![\p{L}\p{M}])`,
  'u',
)
const IS_OTHER = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${OTHER})(?![\p{L}\p{M}])`, 'u')

/** Words for possession itself; `completed` and `ready` may be of anything. */
const UNAMBIGUOUS = /^(?:poss?ess?ions?|hand[ -]?overs?|keys?|kab[zj]a|ch?ha?abi|कब्ज|चाब|पज|पो)/u
/** Neutral between possession and its day: `possession starts in`, `as per RERA`. */
const MERELY =
  /\b(?:as per|per|by) (?:\p{L}*rera)\b|\b(?:starts?|starting|begins?|until|extended)\b/gu

/** Past work, of this or another project. */
const DONE = /^(?:completed|delivered|handed[ -]?over)$/u

/** `isSure`: certainly about possession; `isDone`: about past work. */
type PossessionDate = StatedDate & { isSure: boolean; isDone: boolean }

export function possessionDates(text: string): PossessionDate[] {
  return aboutPossession(text, statedDates(text))
}

type PossessionSpan = StatedSpan & { isSure: boolean; isDone: boolean }

/** `possession in about 15 months`. */
export function possessionSpans(text: string): PossessionSpan[] {
  return aboutPossession(text, statedSpans(text))
}

/** A day or span next to it takes precedence. */
export function possessionAtOnce(text: string): PossessionSpan[] {
  const { plain } = readPlain(text)
  const times = [...statedDates(text), ...statedSpans(text)]
  return statedReady(text).flatMap((place) => {
    const { clause } = around(plain, place.start, place.end)
    const isDated = times.some(({ start, end }) => start >= clause.start && end <= clause.end)
    return isDated ? [] : [{ ...place, isSure: !PART.test(clause.text), isDone: false }]
  })
}

const MAX_HEADING_WORDS = 4

/** `Possession? June 2031.` */
function isAnswer(plain: string, sentence: { start: number; text: string }): boolean {
  const before = sentencesOf(plain).findLast(({ end }) => end <= sentence.start)
  return (
    before !== undefined &&
    IS_POSSESSION.test(before.text) &&
    countWords(before.text) <= MAX_HEADING_WORDS &&
    countWords(sentence.text) <= MAX_HEADING_WORDS &&
    !IS_POSSESSION.test(sentence.text)
  )
}

function countWords(text: string): number {
  return text.trim().split(' ').length
}

function aboutPossession<P extends { start: number; end: number }>(
  text: string,
  places: readonly P[],
): (P & { isSure: boolean; isDone: boolean })[] {
  const { plain } = readPlain(text)
  return places.flatMap((place) => {
    const { sentence, clause } = around(plain, place.start, place.end)
    if (isFormer(text, place)) return []
    if (isAnswer(plain, sentence)) return [{ ...place, isSure: true, isDone: false }]
    if (!IS_POSSESSION.test(sentence.text)) return []
    const word = nearest(sentence, place, TERMS)
    if (!word) return []
    const isNear = word.start >= clause.start && word.end <= clause.end
    const isOfClause = IS_POSSESSION.test(clause.text)
    if (IS_POSSESSION.test(word.word)) {
      const between =
        word.end <= place.start
          ? plain.slice(word.end, place.start)
          : plain.slice(place.end, word.start)
      const context = UNAMBIGUOUS.test(word.word) ? between.replaceAll(MERELY, '') : clause.text
      const isSure = !IS_OTHER.test(context) && !PART.test(clause.text)
      return [{ ...place, isSure, isDone: DONE.test(word.word) }]
    }
    // The clause names another thing.
    return isNear && !isOfClause ? [] : [{ ...place, isSure: false, isDone: false }]
  })
}
