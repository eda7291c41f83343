import { parseRupees } from '#app/lib/money.ts'
import type { Listing } from '#app/projects/statements/listing-statements.ts'

import { factKey } from './fact-key.ts'
import { factOfLabel } from './fact-labels.ts'
import { factSlots, slotsByKey } from './fact-slots.ts'
import { changedFacts, type FactChange } from './listing-facts.ts'
import type { ListingFault } from './listing-fault.ts'
import { placedTexts, type PlacedText } from './placed-texts.ts'
import { amountsIn, plainText } from './said-otherwise.ts'

/**
 * Texts of a draft that still say what one of its facts was when it was published. A date may be that of
 * something else as well, so where nothing is said of possession beside it, it is only pointed out.
 */
export function stillSaid(before: Listing | undefined, listing: Listing): ListingFault[] {
  if (!before) return []
  const [was, slots] = [slotsByKey(before), factSlots(listing)]
  const rows = new Set(slots.flatMap(({ at, value }) => (value === '' ? [] : [at.join(' ')])))
  const texts = placedTexts(listing)
  return changedFacts(before, listing).flatMap((change) => {
    const page = pageOf(was.get(factKey(change))?.at ?? [])
    const near = texts.filter(({ at }) => pageOf(at) === page)
    if (change.fact === 'price') return pricesSaid(change, { near, listing })
    if (change.fact === 'figure' || !isTelling(change.was)) return []
    const own = slots.find((one) => factKey(one) === factKey(change))?.at.join(' ')
    return near.flatMap(({ at, text }) => {
      const isOwn = at.join(' ') === own || at.slice(0, -1).join(' ') === own
      if (isOwn || !says(text, change.was)) return []
      const isRow = rows.has(at.slice(0, -1).join(' '))
      const isDate = change.fact === 'possession' && /\d/.test(change.was)
      const isSure = !isDate || isRow || factOfLabel(text) === 'possession'
      const said = `the text still says “${change.was}”`
      return [{ at, text: said, ...(isSure ? {} : { isAdvice: true as const }) }]
    })
  })
}

function pageOf(at: readonly (string | number)[]): string | number | undefined {
  return at[0] === 'pages' ? at[1] : undefined
}

/** A word or two that could stand anywhere, as `Ready`, are no sign of anything. */
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
    amountsIn(text)
      .filter(({ rupees }) => rupees !== undefined && gone.includes(rupees))
      .map((one) => ({ at, text: `the text still says “${one.text}”` })),
  )
}

function rupeesIn(value: string): number[] {
  return amountsIn(value).flatMap(({ text }) => parseRupees(text) ?? [])
}
