import { isFormer } from '#app/projects/fact-check/figures/former.ts'
import type { ProjectContent } from '#app/projects/fact-check/figures/project-content.ts'
import { plainText } from '#app/projects/fact-check/figures/plain-text.ts'
import { isOtherMoney } from '#app/projects/fact-check/figures/price-faults.ts'
import { statedAmounts } from '#app/projects/fact-check/figures/stated-amounts.ts'
import { isSameDate, statedDates } from '#app/projects/fact-check/figures/stated-dates.ts'
import { foldedKey } from '#app/projects/facts/fact-key.ts'
import { factOfLabel } from '#app/projects/facts/fact-labels.ts'
import { factSlots, slotsByKey, type FactSlot } from '#app/projects/facts/fact-slots.ts'
import { changedFacts, type FactChange } from '#app/projects/facts/project-facts.ts'
import type { FieldPath } from '#app/projects/publishing/difference.ts'
import type { ProjectFault } from '#app/projects/publishing/project-fault.ts'

import { isCalledAs } from './called-as.ts'
import { pageOf, placedTexts, type PlacedText } from './placed-texts.ts'
import { possessionDates } from './text-dates.ts'

/** Texts that still state a fact's former value; where the value may be of something else, it is only advice. */
export function staleValueFaults(
  before: ProjectContent | undefined,
  project: ProjectContent,
): ProjectFault[] {
  if (!before) return []
  const [oldSlots, slots] = [slotsByKey(before), factSlots(project)]
  const texts = placedTexts(project)
  return changedFacts(before, project).flatMap((change) => {
    const page = pageOf(oldSlots.get(foldedKey(change))?.at ?? [])
    const near = texts.filter(({ at }) => pageOf(at) === page)
    if (change.fact === 'price') return stalePriceFaults(change, { near, project })
    if (change.fact === 'figure' || !isSpecific(change.was)) return []
    const own = slots.find((one) => foldedKey(one) === foldedKey(change))?.at.join(' ')
    return near.flatMap(({ at, text }) => {
      const isOwn = at.join(' ') === own || upper(at) === own
      if (isOwn) return []
      const row = slots.find((one) => one.value !== '' && one.at.join(' ') === upper(at))
      return staleValuesIn(text, change).map(({ quote, isSure }) => ({
        at,
        text: `the text still says “${quote}”`,
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

function staleValuesIn(text: string, { fact, was, became }: FactChange) {
  const [old, now] = [statedDates(was), statedDates(became)]
  if (fact !== 'possession' || old.length === 0) {
    return containsValue(text, was)
      ? [
          {
            quote: was,
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
      quote: date.text,
      isSure: sure.some((one) => one.start === date.start && one.isSure),
    }))
}

/** A word such as `Ready` could be anywhere, so it is no evidence. */
function isSpecific(value: string): boolean {
  return /\d/.test(value) || value.split(' ').length > 2
}

function containsValue(text: string, value: string): boolean {
  const [all, needle] = [plainText(text), plainText(value)]
  const at = all.indexOf(needle)
  const [left, right] = [all.charAt(at - 1), all.charAt(at + needle.length)]
  return at >= 0 && !/[\w.,]/.test(left) && !/\w/.test(right)
}

function stalePriceFaults(
  { was, became }: FactChange,
  { near, project }: { near: readonly PlacedText[]; project: ProjectContent },
): ProjectFault[] {
  const now = factSlots(project)
    .filter(({ fact }) => fact === 'price')
    .flatMap(({ value }) => rupeesIn(value))
  const removed = rupeesIn(was).filter(
    (one) => !rupeesIn(became).includes(one) && !now.includes(one),
  )
  return near.flatMap(({ at, text }) =>
    statedAmounts(text)
      .filter((one) => removed.includes(one.rupees) && !isFormer(text, one))
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
