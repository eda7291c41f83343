import { ExternalLink } from '#app/ui/external-link.tsx'
import { Sheet } from '#app/ui/sheet.tsx'

import {
  drawnLength,
  localityFacts,
  mapAddress,
  placeInWords,
  type LocalityFacts,
} from './locality-map.ts'
import type { ListingPage } from '#app/projects/sub-page.ts'
import sheet from './locality-map.css?url'

const WIDTH = 360
/** How far a locality's frame lies inside the next wider one, and where its name stands. */
const INSET = 12
const HEAD = 26
const CORE = 48
/** One place named near the project, and the longest line that is drawn to one. */
const ROW = 46
const START = 36
const LONGEST = 250

type Props = {
  page: ListingPage
  /** Where a scale beside the map already gives every distance, the map shows localities only. */
  withPlaces?: boolean
}

/** A schematic map of our own: localities as frames, places by their distance; no third party's tiles. */
export function LocalityFigure({ page, withPlaces = true }: Props) {
  const { localities, places: named } = localityFacts(page)
  const places = withPlaces ? named : []
  const depth = localities.length
  const core = HEAD * depth
  const frames = core + CORE + INSET * depth
  const height = frames + places.length * ROW + 12
  const middle = core + CORE / 2
  const name = page.parent?.name ?? page.name
  return (
    <figure className="locality-map">
      <Sheet href={sheet} />
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        role="img"
        aria-label={inWords(page.name, { localities, places })}
      >
        {localities.map((locality, level) => (
          <g key={locality}>
            <rect
              x={0.5 + level * INSET}
              y={0.5 + level * HEAD}
              width={WIDTH - 1 - level * 2 * INSET}
              height={frames - 1 - level * (HEAD + INSET)}
            />
            <text x={10 + level * INSET} y={18 + level * HEAD}>
              {locality}
            </text>
          </g>
        ))}
        <Places places={places} top={frames} from={middle} x={START + 4 + depth * 4} />
        <rect className="here" x={START - 2 + depth * 4} y={middle - 6} width="12" height="12" />
        <text className="name" x={START + 20 + depth * 4} y={middle + 6}>
          {name}
        </text>
      </svg>
      <figcaption className="caption">
        Schematic: neither distance nor direction is to scale.{' '}
        <ExternalLink
          className="link on-screen"
          href={mapAddress({ name, location: page.location })}
        >
          Look for it on Google Maps
        </ExternalLink>
      </figcaption>
    </figure>
  )
}

type PlacesProps = { places: LocalityFacts['places']; top: number; from: number; x: number }

function Places({ places, top, from, x }: PlacesProps) {
  if (places.length === 0) return null
  const farthest = Math.max(...places.map(({ km }) => km ?? 0))
  const lastRow = top + places.length * ROW - 8
  return (
    <>
      <path d={`M${x} ${from}V${lastRow}`} />
      {places.map((near, index) => {
        const { place, km } = near
        const y = top + (index + 1) * ROW - 8
        const length = km === undefined ? LONGEST / 2 : LONGEST * drawnLength(km, farthest)
        return (
          <g key={place}>
            <path
              className={km === undefined ? 'unmeasured' : undefined}
              d={`M${x} ${y}h${length}`}
            />
            <text x={x + 10} y={y - 7}>
              {placeInWords(near)}
            </text>
          </g>
        )
      })}
    </>
  )
}

function inWords(name: string, { localities, places }: LocalityFacts): string {
  const near = places.map(placeInWords)
  const where = `${name} in ${localities.toReversed().join(', ')}.`
  return near.length > 0 ? `${where} Named near it: ${near.join('; ')}.` : where
}
