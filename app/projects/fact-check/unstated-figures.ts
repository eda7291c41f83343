import type { Listing } from '#app/projects/fact-check/figures/listing-statements.ts'
import { isUnsure } from '#app/projects/fact-check/figures/other-things.ts'
import { statedRates } from '#app/projects/fact-check/figures/stated-amounts.ts'
import {
  statedFigures,
  type StatedFigure,
} from '#app/projects/fact-check/figures/stated-figures.ts'
import { factSlots } from '#app/projects/facts/fact-slots.ts'
import type { FieldPath } from '#app/projects/publishing/difference.ts'
import type { ListingFault } from '#app/projects/publishing/project-fault.ts'

import { freeTexts } from './free-texts.ts'
import { pageOf, type PlacedText } from './placed-texts.ts'

type Said = Pick<StatedFigure, 'text' | 'unit' | 'amount'> & { at: FieldPath; isSure: boolean }

const LAND = new Set(['acres', 'bighas', 'kanals', 'gunthas', 'sq m', 'sq yards'])

/** New figures that only a sentence states, so that no source would be requested; includes a new project's land area. */
export function unstatedFigures(before: Listing | undefined, listing: Listing): ListingFault[] {
  const beside = statedBeside(listing)
  const said = figuresOf(freeTexts(listing)).filter(
    ({ unit, at }) => !beside.some((fact) => fact.unit === unit && isReadBeside(at, fact.at)),
  )
  const own = before ? said : said.filter(({ unit }) => LAND.has(unit))
  return changedFrom(before, own, figuresOf).map(({ at, text, unit, isSure }) => ({
    at,
    text:
      LAND.has(unit) && !listing.area
        ? `the text says “${text}”, but its area is not entered`
        : `the text says “${text}”, which no fact of it states`,
    ...(isSure ? {} : { isAdvice: true as const }),
  }))
}

/** Land area that a sentence stated and that no text or fact states now. */
export function unsaidLand(before: Listing | undefined, listing: Listing): ListingFault[] {
  if (!before || before.area || listing.area) return []
  const [gone] = landOf(before)
  if (!gone || landOf(listing).length > 0) return []
  const text = `the page said “${gone.text}”, and states no land any more`
  return [{ at: ['area'], text, isAdvice: true }]
}

function landOf(listing: Listing): Said[] {
  const said = [...figuresOf(freeTexts(listing)), ...statedBeside(listing)]
  return said.filter(({ unit, isSure }) => LAND.has(unit) && isSure)
}

/** Facts of the project apply to all pages, a subpage's only to itself. */
function isReadBeside(text: FieldPath, fact: FieldPath): boolean {
  return pageOf(fact) === undefined || pageOf(fact) === pageOf(text)
}

/** New rates per unit in texts; they may be of anything. */
export function unstatedRates(before: Listing | undefined, listing: Listing): ListingFault[] {
  const known = new Set(ratesOf(factTexts(listing)).map(({ amount }) => amount))
  const said = ratesOf(freeTexts(listing)).filter(({ amount }) => !known.has(amount))
  return changedFrom(before, said, ratesOf).map(({ at, text }) => ({
    at,
    text: `the text says “${text}”, which no fact of it states`,
    isAdvice: true,
  }))
}

function changedFrom(
  before: Listing | undefined,
  said: readonly Said[],
  read: (texts: readonly PlacedText[]) => Said[],
): Said[] {
  const words = before ? read(freeTexts(before)) : []
  const published = before ? [...words, ...read(factTexts(before))] : []
  return said.filter((one) => {
    const isAlike = (other: Said) => other.unit === one.unit && other.amount === one.amount
    if (!published.some(isAlike)) return true
    // 11 acres changed to 12 next to an existing 12: 11 is gone, but 12 is not new.
    const isMore = said.filter(isAlike).length > words.filter(isAlike).length
    const isGone = words.some(
      (old) =>
        old.unit === one.unit &&
        !said.some(({ unit, amount }) => unit === old.unit && amount === old.amount),
    )
    return isMore && isGone
  })
}

function factTexts(listing: Listing): PlacedText[] {
  return factSlots(listing).flatMap(({ at, part, value }) =>
    // The unit may be in the label: `Floors each` with 23, `3 BHK` with its size.
    value === '' ? [] : [{ at, text: `${value} ${part.slice(part.lastIndexOf(', ') + 1)}` }],
  )
}

function statedBeside(listing: Listing): Said[] {
  const named = factSlots(listing).map(({ at, part }) => ({ at, text: part }))
  return [...figuresOf(factTexts(listing)), ...figuresOf(named)]
}

function figuresOf(texts: readonly PlacedText[]): Said[] {
  return texts.flatMap(({ at, text }) =>
    statedFigures(text).map((figure) => ({
      text: figure.text,
      unit: figure.unit,
      amount: figure.amount,
      at,
      isSure: !isUnsure(text, figure),
    })),
  )
}

function ratesOf(texts: readonly PlacedText[]): Said[] {
  return texts.flatMap(({ at, text }) =>
    statedRates(text).map(({ rupees, text: words }) => ({
      text: words,
      unit: 'rate',
      amount: rupees,
      at,
      isSure: false,
    })),
  )
}
