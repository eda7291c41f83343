import { isFormer } from '#app/projects/fact-check/figures/former.ts'
import type { Listing } from '#app/projects/fact-check/figures/listing-statements.ts'
import { plainText } from '#app/projects/fact-check/figures/plain-text.ts'
import { isOtherMoney } from '#app/projects/fact-check/figures/price-faults.ts'
import { statedAmounts } from '#app/projects/fact-check/figures/stated-amounts.ts'
import { isSameDate, statedDates } from '#app/projects/fact-check/figures/stated-dates.ts'
import { foldedKey } from '#app/projects/facts/fact-key.ts'
import { factOfLabel } from '#app/projects/facts/fact-labels.ts'
import { factSlots, slotsByKey, type FactSlot } from '#app/projects/facts/fact-slots.ts'
import { changedFacts, type FactChange } from '#app/projects/facts/project-facts.ts'
import type { FieldPath } from '#app/projects/publishing/difference.ts'
import type { ListingFault } from '#app/projects/publishing/project-fault.ts'

import { isCalledAs } from './called-as.ts'
import { pageOf, placedTexts, type PlacedText } from './placed-texts.ts'
import { possessionDates } from './text-dates.ts'

/** Texts that still state a fact's former value; where the value may be of something else, it is only advice. */
export function stillSaid(before: Listing | undefined, listing: Listing): ListingFault[] {
  if (!before) return []
  const [was, slots] = [slotsByKey(before), factSlots(listing)]
  const texts = placedTexts(listing)
  return changedFacts(before, listing).flatMap((change) => {
    const page = pageOf(was.get(foldedKey(change))?.at ?? [])
    const near = texts.filter(({ at }) => pageOf(at) === page)
    if (change.fact === 'price') return pricesSaid(change, { near, listing })
    if (change.fact === 'figure' || !isTelling(change.was)) return []
    const own = slots.find((one) => foldedKey(one) === foldedKey(change))?.at.join(' ')
    return near.flatMap(({ at, text }) => {
      const isOwn = at.join(' ') === own || upper(at) === own
      if (isOwn) return []
      const row = slots.find((one) => one.value !== '' && one.at.join(' ') === upper(at))
      return saidIn(text, change).map(({ words, isSure }) => ({
        at,
        text: `the text still says “${words}”`,
        ...((row ? isCalledAs(change.fact, labelOf(row)) : isSure)
          ? {}
          : { isAdvice: true as const }),
      }))
    })
  })
}

function upper(at: FieldPath): string {
  return at.slice(0, -1).join(' ')
}

function labelOf({ part }: FactSlot): string {
  return part.slice(part.lastIndexOf(', ') + 1)
}

function saidIn(text: string, { fact, was, became }: FactChange) {
  const [old, now] = [statedDates(was), statedDates(became)]
  if (fact !== 'possession' || old.length === 0) {
    return says(text, was)
      ? [
          {
            words: was,
            isSure: fact !== 'possession' || !/\d/.test(was) || factOfLabel(text) === 'possession',
          },
        ]
      : []
  }
  const sure = possessionDates(text)
  return statedDates(text)
    .filter((date) => date.months.length > 0 && old.some((one) => isSameDate(one, date)))
    .filter((date) => !now.some((one) => isSameDate(one, date)) && !isFormer(text, date))
    .map((date) => ({
      words: date.text,
      isSure: sure.some((one) => one.start === date.start && one.isSure),
    }))
}

/** A word such as `Ready` could be anywhere, so it is no evidence. */
function isTelling(was: string): boolean {
  return /\d/.test(was) || was.split(' ').length > 2
}

function says(text: string, was: string): boolean {
  const [all, words] = [plainText(text), plainText(was)]
  const at = all.indexOf(words)
  const [left, right] = [all.charAt(at - 1), all.charAt(at + words.length)]
  return at >= 0 && !/[\w.,]/.test(left) && !/\w/.test(right)
}

function pricesSaid(
  { was, became }: FactChange,
  { near, listing }: { near: readonly PlacedText[]; listing: Listing },
): ListingFault[] {
  const now = factSlots(listing)
    .filter(({ fact }) => fact === 'price')
    .flatMap(({ value }) => rupeesIn(value))
  const gone = rupeesIn(was).filter((one) => !rupeesIn(became).includes(one) && !now.includes(one))
  return near.flatMap(({ at, text }) =>
    statedAmounts(text)
      .filter((one) => gone.includes(one.rupees) && !isFormer(text, one))
      .map((one) => ({
        at,
        text: `the text still says “${one.text}”`,
        ...(isOtherMoney(text, one) ? { isAdvice: true as const } : {}),
      })),
  )
}

function rupeesIn(value: string): number[] {
  return statedAmounts(value).map(({ rupees }) => rupees)
}
