import { placeText } from '#app/projects/catalogue/near-places.ts'
import { openFacts, openTo, type OpenFact } from '#app/projects/model/open-facts.ts'
import { priceLabel } from '#app/projects/model/price-label.ts'
import type { Project } from '#app/projects/model/project.ts'
import { findStated, statedSizes, statesFloors } from '#app/projects/model/stated-facts.ts'
import { checkedDay, checkedSource, oldestCheck } from '#app/projects/page/provenance.ts'
import { distanceMarks, type Mark } from '#app/projects/sections/location/distance-scale.ts'
import type { SectionOf } from '#app/projects/sections/section.ts'

import { landSquare, derivedTexts, type LandSquare } from './land-square.ts'
import { towerRow, type TowerRow } from './tower-row.ts'

/** A line next to a drawing: a stated fact, one that follows from it, or a missing one. */
export type FactLine = { is: 'known' | 'calculated' | 'unconfirmed'; text: string }

type Home = SectionOf<'units'>['rows'][number] & { bedrooms: number }

export type CheckFigure =
  | { kind: 'land'; land: LandSquare }
  | { kind: 'towers'; row: TowerRow }
  | { kind: 'homes'; homes: Home[] }
  | { kind: 'distances'; marks: Mark[] }

/** `held`: the facts that the step shows. */
export type CheckStep = CheckFigure & { held: FactLine[] }

/** A project drawn from its stated facts alone. */
export type CheckDrawing = {
  slug: string
  name: string
  location: string
  known: FactLine[]
  steps: CheckStep[]
  open: OpenFact[]
  stated: number
  /** Source and day of the check, in a visitor's words. */
  source: string
  day: string
}

/** Without facts a step is left out and listed as missing. */
export function checkDrawing(project: Project): CheckDrawing {
  const { slug, name, location } = project
  const check = oldestCheck(project)
  const [land, towers, homes, distances] = [
    landStep(project),
    towerStep(project),
    homeStep(project),
    distanceStep(project),
  ]
  const steps = [land, towers, homes, distances].filter((step) => step !== undefined)
  const known = knownOf(project)
  const isLandStated = project.area !== undefined || findStated(/\bland\b/i, project) !== undefined
  const hasTowers = project.type === 'Apartments' || project.type === 'Commercial'
  return {
    slug,
    name,
    location,
    known,
    steps,
    open: [
      ...openFacts(project),
      ...(isLandStated ? [] : [openTo.land]),
      ...(towers || !hasTowers || statesFloors(project) ? [] : [openTo.floors]),
      ...(distances || statesDistances(project) ? [] : [openTo.distances]),
    ],
    stated: [...known, ...steps.flatMap(({ held }) => held)].filter(({ is }) => is === 'known')
      .length,
    source: checkedSource(check),
    day: checkedDay(check),
  }
}

function knownOf(project: Project): FactLine[] {
  const price = priceLabel(project)
  const { rera } = project
  return [
    ...(price.kind === 'from' ? [stated(`Price from ${price.price}`)] : []),
    ...(rera?.number === undefined ? [] : [stated(`RERA number ${rera.number}`)]),
  ]
}

function landStep({ area }: Project): CheckStep | undefined {
  const land = area === undefined ? undefined : landSquare(area)
  if (!land) return undefined
  const held = [
    stated(land.area),
    ...derivedTexts(land).map((text) => ({ is: 'calculated', text }) as const),
    open('the shape of the land'),
  ]
  return { kind: 'land', land, held }
}

function towerStep({ elevation }: Project): CheckStep | undefined {
  if (!elevation) return undefined
  const row = towerRow(elevation)
  const held = [
    ...row.label.split(', ').map(stated),
    ...(row.maxTowers > row.towers
      ? [open(`whether there are ${row.towers} towers or ${row.maxTowers}`)]
      : []),
    ...(elevation.heightMetres === undefined ? [open('the height in metres')] : []),
  ]
  return { kind: 'towers', row, held }
}

function homeStep(project: Project): CheckStep | undefined {
  const homes = project.sections
    .flatMap((section) => (section.kind === 'units' ? section.rows : []))
    .flatMap((row) => (row.bedrooms === undefined ? [] : [{ ...row, bedrooms: row.bedrooms }]))
  if (homes.length === 0) return undefined
  const held = [
    ...homes.map(({ name, detail }) => stated([name, detail].filter(Boolean).join(', '))),
    ...(statedSizes(project) ? [] : [open('how large the homes are')]),
  ]
  return { kind: 'homes', homes, held }
}

function distanceStep({ sections }: Project): CheckStep | undefined {
  const measured = sections
    .flatMap((section) => (section.kind === 'location' ? section.items : []))
    .flatMap(({ km, ...place }) => (km === undefined ? [] : [{ ...place, km }]))
  if (measured.length === 0) return undefined
  const held = [
    ...measured.map((place) => stated(placeText(place))),
    open('whether by road or in a straight line'),
  ]
  return { kind: 'distances', marks: distanceMarks(measured), held }
}

/** A distance in words counts as stated but is not drawn. */
function statesDistances({ sections }: Project): boolean {
  return sections.some(
    (section) =>
      section.kind === 'location' && section.items.some(({ wording }) => wording !== undefined),
  )
}

function stated(text: string): FactLine {
  return { is: 'known', text }
}

function open(text: string): FactLine {
  return { is: 'unconfirmed', text }
}
