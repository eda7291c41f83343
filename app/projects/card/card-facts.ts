import { printedUnits } from '#app/lib/text/printed-units.ts'
import { bedroomsOf } from '#app/projects/catalogue/catalogue.ts'
import type { Project } from '#app/projects/model/project.ts'
import { printedCell } from '#app/projects/page/fact-cells.ts'
import { questionStates, type Questioned } from '#app/projects/questions/question-states.ts'

type Stating = Questioned & Pick<Project, 'area' | 'elevation' | 'sections'>

/** The most facts that fit on a card's line. */
const MAX_FACTS = 3

/** A card's facts, most important first: land, floors, homes, sizes, counts; never terms of sale. */
export function cardFacts(project: Stating): string[] {
  const cells = (project.facts ?? []).filter(({ isTerm }) => isTerm !== true)
  // Those of spaces are too many for a line.
  const own = { ...project, pages: undefined }
  const sizes = questionStates(own).find(({ key }) => key === 'sizes')
  const { area, plots } = project
  const facts = [
    area,
    floorsOf(project),
    homesOf(bedroomsOf(project)),
    sizes?.state === 'confirmed' ? `${plots ? 'plots ' : ''}${sizes.value}` : undefined,
    ...cells
      .filter(isCount)
      .map(printedCell)
      .map(({ figure, label }) => `${figure}\u00A0${label.toLowerCase()}`),
  ]
  const [first, ...others] = facts
    .filter((fact) => fact !== undefined)
    .slice(0, MAX_FACTS)
    .map(unbroken)
  return first === undefined ? [] : [first[0]?.toUpperCase() + first.slice(1), ...others]
}

/** Prevents line breaks inside a range, in `5-tier`, and between figure and unit. */
function unbroken(fact: string): string {
  return printedUnits(fact).replaceAll(/[–-]/g, '\u2060$&\u2060')
}

/** As the fact strip counts them, `G+19 floors`, otherwise as drawn. */
function floorsOf({ facts = [], elevation }: Stating): string | undefined {
  const figure = facts.find(({ label }) => FLOORS.test(label))?.figure ?? elevation?.floors
  return figure === undefined ? undefined : `${figure}\u00A0floors`
}

const FLOORS = /^floors\b/i

/** `3 & 4 BHK`; four or more consecutive counts become a range. */
function homesOf(bedrooms: readonly number[]): string | undefined {
  const [fewest, max] = [bedrooms[0], bedrooms.at(-1)]
  if (fewest === undefined || max === undefined) return undefined
  const isRange = bedrooms.length > 3 && max - fewest === bedrooms.length - 1
  const counts = isRange
    ? `${fewest}–${max}`
    : [bedrooms.slice(0, -1).join(', '), max].filter((part) => part !== '').join(' & ')
  return `${counts} BHK`.replaceAll(' ', '\u00A0')
}

function isCount({ unit, label }: { unit?: string | undefined; label: string }): boolean {
  return unit === undefined && !FLOORS.test(label)
}
