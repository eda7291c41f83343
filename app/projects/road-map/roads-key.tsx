import { Sheet } from '#app/ui/document/sheet.tsx'

import { stopsOf, type PlacedRoad } from './placed-roads.ts'
import sheet from './roads-key.css?url'

type Props = { roads: readonly PlacedRoad[]; isFiltered?: boolean }

/** A legend with only the signs in use. */
export function RoadsKey({ roads, isFiltered = false }: Props) {
  const all = withBranches(roads)
  const isApproximate =
    all.some(({ groups, isLoose }) => isLoose || groups.some((group) => group.length > 1)) ||
    stopsOf(roads).some(({ isNearby }) => isNearby)
  const signs = [
    { kind: 'stop', text: 'Project, shown in its order along the road', isIn: true },
    { kind: 'approximate', text: 'Approximate', isIn: isApproximate },
    { kind: 'out', text: 'Not one of the projects in the list above', isIn: isFiltered },
  ]
  return (
    <>
      <Sheet href={sheet} isBelow />
      <ul className="roads-key">
        {signs
          .filter(({ isIn }) => isIn)
          .map(({ kind, text }) => (
            <li key={kind}>
              <i className={`key-${kind}`} aria-hidden="true" />
              {text}
            </li>
          ))}
      </ul>
      <p>Simple map, not to scale.</p>
    </>
  )
}

function withBranches(roads: readonly PlacedRoad[]): PlacedRoad[] {
  return roads.flatMap((road) => [road, ...withBranches(road.branches)])
}
