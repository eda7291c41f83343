import type { ProjectContent } from '#app/projects/fact-check/figures/project-content.ts'
import { isUnsure } from '#app/projects/fact-check/figures/other-things.ts'
import { statedRates } from '#app/projects/fact-check/figures/stated-amounts.ts'
import {
  statedFigures,
  type StatedFigure,
} from '#app/projects/fact-check/figures/stated-figures.ts'
import { factSlots } from '#app/projects/facts/fact-slots.ts'
import type { FieldPath } from '#app/projects/publishing/difference.ts'
import type { ProjectFault } from '#app/projects/publishing/project-fault.ts'

import { freeTexts } from './free-texts.ts'
import { pageOf, type PlacedText } from './placed-texts.ts'

type Claim = Pick<StatedFigure, 'text' | 'unit' | 'amount'> & { at: FieldPath; isSure: boolean }

const LAND = new Set(['acres', 'bighas', 'kanals', 'gunthas', 'sq m', 'sq yards'])

/** New figures that only a sentence states, so that no source would be requested; includes a new project's land area. */
export function unstatedFigures(
  before: ProjectContent | undefined,
  project: ProjectContent,
): ProjectFault[] {
  const facts = figuresInFacts(project)
  const claims = figuresOf(freeTexts(project)).filter(
    ({ unit, at }) => !facts.some((fact) => fact.unit === unit && appliesTo(at, fact.at)),
  )
  const own = before ? claims : claims.filter(({ unit }) => LAND.has(unit))
  return changedFrom(before, own, figuresOf).map(({ at, text, unit, isSure }) => ({
    at,
    text:
      LAND.has(unit) && !project.area
        ? `the text says “${text}”, but its area is not entered`
        : `the text says “${text}”, which no fact of it states`,
    ...(isSure ? {} : { isAdvice: true as const }),
  }))
}

/** Land area that a sentence stated and that no text or fact states now. */
export function unstatedLand(
  before: ProjectContent | undefined,
  project: ProjectContent,
): ProjectFault[] {
  if (!before || before.area || project.area) return []
  const [removed] = landOf(before)
  if (!removed || landOf(project).length > 0) return []
  const text = `the page said “${removed.text}”, and states no land any more`
  return [{ at: ['area'], text, isAdvice: true }]
}

function landOf(project: ProjectContent): Claim[] {
  const claims = [...figuresOf(freeTexts(project)), ...figuresInFacts(project)]
  return claims.filter(({ unit, isSure }) => LAND.has(unit) && isSure)
}

/** Facts of the project apply to all pages, a subpage's only to itself. */
function appliesTo(text: FieldPath, fact: FieldPath): boolean {
  return pageOf(fact) === undefined || pageOf(fact) === pageOf(text)
}

/** New rates per unit in texts; they may be of anything. */
export function unstatedRates(
  before: ProjectContent | undefined,
  project: ProjectContent,
): ProjectFault[] {
  const known = new Set(ratesOf(factTexts(project)).map(({ amount }) => amount))
  const claims = ratesOf(freeTexts(project)).filter(({ amount }) => !known.has(amount))
  return changedFrom(before, claims, ratesOf).map(({ at, text }) => ({
    at,
    text: `the text says “${text}”, which no fact of it states`,
    isAdvice: true,
  }))
}

function changedFrom(
  before: ProjectContent | undefined,
  claims: readonly Claim[],
  read: (texts: readonly PlacedText[]) => Claim[],
): Claim[] {
  const oldClaims = before ? read(freeTexts(before)) : []
  const published = before ? [...oldClaims, ...read(factTexts(before))] : []
  return claims.filter((one) => {
    const isSame = (other: Claim) => other.unit === one.unit && other.amount === one.amount
    if (!published.some(isSame)) return true
    // 11 acres changed to 12 next to an existing 12: 11 is gone, but 12 is not new.
    const isMore = claims.filter(isSame).length > oldClaims.filter(isSame).length
    const isRemoved = oldClaims.some(
      (old) =>
        old.unit === one.unit &&
        !claims.some(({ unit, amount }) => unit === old.unit && amount === old.amount),
    )
    return isMore && isRemoved
  })
}

function factTexts(project: ProjectContent): PlacedText[] {
  return factSlots(project).flatMap(({ at, part, value }) =>
    // The unit may be in the label: `Floors each` with 23, `3 BHK` with its size.
    value === '' ? [] : [{ at, text: `${value} ${part.slice(part.lastIndexOf(', ') + 1)}` }],
  )
}

function figuresInFacts(project: ProjectContent): Claim[] {
  const named = factSlots(project).map(({ at, part }) => ({ at, text: part }))
  return [...figuresOf(factTexts(project)), ...figuresOf(named)]
}

function figuresOf(texts: readonly PlacedText[]): Claim[] {
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

function ratesOf(texts: readonly PlacedText[]): Claim[] {
  return texts.flatMap(({ at, text }) =>
    statedRates(text).map(({ rupees, text: quote }) => ({
      text: quote,
      unit: 'rate',
      amount: rupees,
      at,
      isSure: false,
    })),
  )
}
