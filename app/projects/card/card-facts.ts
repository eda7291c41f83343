import { keptUnits } from '#app/lib/text/no-break-units.ts'
import { bedroomsOf } from '#app/projects/catalogue/catalogue.ts'
import type { Project } from '#app/projects/model/project.ts'

type Stating = Pick<Project, 'area' | 'facts' | 'elevation' | 'plots' | 'sections'>

/** Most facts that a card's one line holds. */
const MOST = 3

/**
 * What a card says of a listing beside its name, place and price, the most telling first: land, floors,
 * homes, sizes, then what the fact strip counts (`294 studios`). Terms of sale are left to the page,
 * and what the listing does not state is not there.
 */
export function cardFacts(listing: Stating): string[] {
  const cells = (listing.facts ?? []).filter(({ isTerm }) => isTerm !== true)
  const sizes = cells.find(({ label }) => label === 'Sizes')
  const { area, plots } = listing
  const said = [
    area,
    floorsOf(listing),
    homesOf(bedroomsOf(listing)),
    plots && `plots ${plots.label}`,
    sizes && [sizes.figure, sizes.unit].filter(Boolean).join(' '),
    ...cells.filter(isCount).map(({ figure, label }) => `${figure}\u00A0${label.toLowerCase()}`),
  ]
  const [first, ...others] = said
    .filter((fact) => fact !== undefined)
    .slice(0, MOST)
    .map(unbroken)
  return first === undefined ? [] : [first[0]?.toUpperCase() + first.slice(1), ...others]
}

/** A range and `5-tier` stay on one line, as a figure stays with its unit. */
function unbroken(fact: string): string {
  return keptUnits(fact).replaceAll(/[–-]/g, '\u2060$&\u2060')
}

/** As the fact strip counts them, `G+19 floors`, else as many as are drawn. */
function floorsOf({ facts = [], elevation }: Stating): string | undefined {
  const figure = facts.find(({ label }) => FLOORS.test(label))?.figure ?? elevation?.floors
  return figure === undefined ? undefined : `${figure}\u00A0floors`
}

const FLOORS = /^floors\b/i

/** `3 & 4 BHK`; four and more that follow one another are a range. */
function homesOf(bedrooms: readonly number[]): string | undefined {
  const [fewest, most] = [bedrooms[0], bedrooms.at(-1)]
  if (fewest === undefined || most === undefined) return undefined
  const isRange = bedrooms.length > 3 && most - fewest === bedrooms.length - 1
  const counts = isRange
    ? `${fewest}–${most}`
    : [bedrooms.slice(0, -1).join(', '), most].filter((part) => part !== '').join(' & ')
  return `${counts} BHK`.replaceAll(' ', '\u00A0')
}

/** A figure whose label is its unit, the floors aside. */
function isCount({ unit, label }: { unit?: string | undefined; label: string }): boolean {
  return unit === undefined && !FLOORS.test(label)
}
