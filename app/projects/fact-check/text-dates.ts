import { around, nearest, sentencesOf } from '#app/projects/fact-check/figures/clauses.ts'
import { isFormer } from '#app/projects/fact-check/figures/former.ts'
import { readPlain } from '#app/projects/fact-check/figures/plain-text.ts'
import { statedDates, type StatedDate } from '#app/projects/fact-check/figures/stated-dates.ts'
import {
  saidReady,
  statedSpans,
  type StatedSpan,
} from '#app/projects/fact-check/figures/stated-spans.ts'

const POSSESSION = String.raw`poss?ess?ions?|completi(?:on|ng)|complete[sd]?|hand(?:s|ed|ing)?[ -]?overs?|deliver(?:y|ed|s|ing|ies)|ready|mov(?:e|ing)[ -]in|keys?|kab[zj]a|कब्ज\u093C?[ाे]|पज\u093C?ेशन|पोज\u093C?ेशन|हैंडओवर|चाब(?:ी|ियां|ियाँ)|डिलीवरी|ch?ha?abi|milega|मिलेग[ाेी]|गृह प्रवेश|पूरा होगा|occupation|shift(?:ing)? in|finish(?:ed)?|target date|eta|oc|readiness`
/** What else has a day. */
const OTHER =
  'launch\\w*|key plans?|film city|sports city|jewar|क्लब(?: हाउस)?|मेट्रो|सड\u093C?क|पिछली|rera|regist\\w*|roads?|metro|airports?|expressways?|highways?|flyovers?|bridges?|stations?|malls?|schools?|hospitals?|club ?house|opens|opened|opening|start(?:s|ed)|began|founded|established|since|book(?:ed|ings?)|approv\\w*|sanction\\w*|licen[cs]\\w*|certificates?|prices?|offers?|schemes?|checked|updated|acts?|laws?|award\\w*|loans?|allow\\w*|permit\\w*|authorit\\w+|extension|until'
/** What may have a day of its own, of the same listing. */
const PART =
  /\bphase\b|\bsample\b|\bmodel\b|\bearlier\b|\b(?:first|one|second|last) tower\b|\btower [a-z\d]\b|\bcompletes? \d+ years\b|\bready for (?=20\d\d)|क्लब|पिछली/u
const WORDS = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${POSSESSION}|${OTHER})(?![\p{L}\p{M}])`,
  'gu',
)
const IS_POSSESSION = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${POSSESSION})(?![\p{L}\p{M}])`,
  'u',
)
const IS_OTHER = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${OTHER})(?![\p{L}\p{M}])`, 'u')

/** What is given over, whatever else its clause names; `completed` and `ready` may be said of anything. */
const GIVEN = /^(?:poss?ess?ions?|hand[ -]?overs?|keys?|kab[zj]a|ch?ha?abi|कब्ज|चाब|पज|पो)/u
/** Between possession and its day these change nothing: `possession starts in`, `as per RERA`. */
const MERELY =
  /\b(?:as per|per|by) (?:\p{L}*rera)\b|\b(?:starts?|starting|begins?|until|extended)\b/gu

/** What was done, of this listing or of another by the same hands. */
const DONE = /^(?:completed|delivered|handed[ -]?over)$/u

/** A date that a text may say of possession, whether that is sure, and whether it is of what was done. */
type SaidDate = StatedDate & { isSure: boolean; isDone: boolean }

/** The dates that a text says of possession. */
export function possessionDates(text: string): SaidDate[] {
  return saidOfPossession(text, statedDates(text))
}

/** A span that a text may say of possession, and whether that is sure. */
type SaidSpan = StatedSpan & { isSure: boolean; isDone: boolean }

/** The spans until possession that a text says: `possession in about 15 months`. */
export function possessionSpans(text: string): SaidSpan[] {
  return saidOfPossession(text, statedSpans(text))
}

/** Where a text says that possession is given at once; a day or a time beside it says more. */
export function possessionAtOnce(text: string): SaidSpan[] {
  const { plain } = readPlain(text)
  const times = [...statedDates(text), ...statedSpans(text)]
  return saidReady(text).flatMap((place) => {
    const { clause } = around(plain, place.start, place.end)
    const isTold = times.some(({ start, end }) => start >= clause.start && end <= clause.end)
    return isTold ? [] : [{ ...place, isSure: !PART.test(clause.text), isDone: false }]
  })
}

/** Words of a heading before what it is said of. */
const MOST_OF_HEADING = 4

/** Whether a sentence of few words answers the one before: `Possession? June 2031.` */
function isAnswer(plain: string, sentence: { start: number; text: string }): boolean {
  const before = sentencesOf(plain).findLast(({ end }) => end <= sentence.start)
  return (
    before !== undefined &&
    IS_POSSESSION.test(before.text) &&
    wordsIn(before.text) <= MOST_OF_HEADING &&
    wordsIn(sentence.text) <= MOST_OF_HEADING &&
    !IS_POSSESSION.test(sentence.text)
  )
}

function wordsIn(text: string): number {
  return text.trim().split(' ').length
}

/** Of these places of a text, those that it says of possession. */
function saidOfPossession<P extends { start: number; end: number }>(
  text: string,
  places: readonly P[],
): (P & { isSure: boolean; isDone: boolean })[] {
  const { plain } = readPlain(text)
  return places.flatMap((place) => {
    const { sentence, clause } = around(plain, place.start, place.end)
    if (isFormer(text, place)) return []
    if (isAnswer(plain, sentence)) return [{ ...place, isSure: true, isDone: false }]
    if (!IS_POSSESSION.test(sentence.text)) return []
    const word = nearest(sentence, place, WORDS)
    if (!word) return []
    const isNear = word.start >= clause.start && word.end <= clause.end
    const isOfClause = IS_POSSESSION.test(clause.text)
    if (IS_POSSESSION.test(word.word)) {
      const between =
        word.end <= place.start
          ? plain.slice(word.end, place.start)
          : plain.slice(place.end, word.start)
      const told = GIVEN.test(word.word) ? between.replaceAll(MERELY, '') : clause.text
      const isSure = !IS_OTHER.test(told) && !PART.test(clause.text)
      return [{ ...place, isSure, isDone: DONE.test(word.word) }]
    }
    // The clause says what the day is of.
    return isNear && !isOfClause ? [] : [{ ...place, isSure: false, isDone: false }]
  })
}
