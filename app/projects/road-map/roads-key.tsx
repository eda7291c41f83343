import { Sheet } from '#app/ui/document/sheet.tsx'

import { stopsOf, type PlacedRoad } from './placed-roads.ts'
import sheet from './roads-key.css?url'

type Props = { roads: readonly PlacedRoad[]; isFiltered?: boolean }

/** A legend with only the signs in use. */
export function RoadsKey({ roads, isFiltered = false }: Props) {
  const all = withOnward(roads)
  const isTied = all.some(({ groups }) => groups.some((group) => group.length > 1))
  const isLoose = all.some((road) => road.isLoose)
  const stops = stopsOf(roads)
  const signs = [
    { kind: 'stop', words: 'A project, in order along the road', isIn: true },
    { kind: 'tie', words: 'Order approximate', isIn: isTied },
    {
      kind: 'loose',
      words: 'Position approximate',
      isIn: isLoose || stops.some(({ isBeside }) => isBeside),
    },
    { kind: 'upcoming', words: 'Not announced yet', isIn: stops.some((one) => one.isUpcoming) },
    { kind: 'out', words: 'Not in this list', isIn: isFiltered },
  ]
  return (
    <>
      <Sheet href={sheet} />
      <ul className="roads-key">
        {signs
          .filter(({ isIn }) => isIn)
          .map(({ kind, words }) => (
            <li key={kind}>
              <i className={`key-${kind}`} aria-hidden="true" />
              {words}
            </li>
          ))}
      </ul>
      <p>Schematic map, not to scale.</p>
    </>
  )
}

function withOnward(roads: readonly PlacedRoad[]): PlacedRoad[] {
  return roads.flatMap((road) => [road, ...withOnward(road.onward)])
}
