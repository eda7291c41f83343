import { printedUnits } from '#app/lib/text/printed-units.ts'
import { Sheet } from '#app/ui/document/sheet.tsx'

import type { PlacedRoad, PlacedStop } from './placed-roads.ts'
import { abreast, layOut, type RoadLayout } from './road-layout.ts'
import nearbySheet from './roads-nearby.css?url'
import forksSheet from './roads-forks.css?url'
import sheet from './roads.css?url'

type Marks = {
  /** The current page's project, without a link. */
  here?: string | undefined
  /** Projects in focus; the others are dimmed. */
  meant?: ReadonlySet<string> | undefined
}

type RoadListProps = Marks & {
  roads: readonly PlacedRoad[]
  origin?: string | undefined
  /** The line continues after its last stop. */
  goesOn?: boolean
}

/** Ordered lists that CSS draws as lines, so that their order is readable without style, sight or script. */
export function RoadList({ roads, origin, goesOn = false, ...marks }: RoadListProps) {
  const layouts = roads.map(layOut)
  const { columns } = abreast(layouts)
  return (
    <>
      <Sheet href={sheet} isBelow />
      {origin !== undefined || isForked(layouts) ? <Sheet href={forksSheet} isBelow /> : null}
      {layouts.some(hasNearby) ? <Sheet href={nearbySheet} isBelow /> : null}
      {origin === undefined ? null : <p className="road-map-origin">{origin}</p>}
      <ul
        className={origin === undefined ? 'roads' : 'roads road-map--edge'}
        data-columns={columns}
      >
        {roads.map((road, index) => (
          <Road
            key={road.name}
            road={road}
            layout={layouts[index] ?? layOut(road)}
            goesOn={goesOn}
            {...marks}
          />
        ))}
      </ul>
    </>
  )
}

function isForked(roads: readonly RoadLayout[]): boolean {
  return roads.length > 1 || roads.some(({ branches }) => branches && isForked(branches.roads))
}

function hasNearby({ stops, branches }: RoadLayout): boolean {
  return stops.some(({ stop }) => stop.isNearby) || branches?.roads.some(hasNearby) === true
}

type RoadProps = Marks & { road: PlacedRoad; layout: RoadLayout; goesOn: boolean }

function Road({ road, layout, goesOn, ...marks }: RoadProps) {
  const { columns, bands, stopColumns, hasTail, branches } = layout
  const id = `road-${road.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`
  const ends = branches === undefined && !goesOn
  return (
    <li
      className={road.isLoose ? 'road road--loose' : 'road'}
      data-columns={columns}
      data-bands={bands}
    >
      <p className="road-name">
        <span id={id}>{road.name}</span>
        {road.note ? <small>{printedUnits(road.note)}</small> : null}
      </p>
      <ol
        className={`stops${hasTail && !ends ? ' stops--tail' : ''}${ends ? ' stops--end' : ''}`}
        aria-labelledby={id}
        data-columns={stopColumns}
      >
        {groupsOf(layout).map((group) => (
          <StopGroup key={group[0]?.stop.name} group={group} {...marks} />
        ))}
      </ol>
      {branches ? (
        <ul className="road-branches" data-columns={branches.columns} data-bands={branches.bands}>
          {road.branches.map((next, index) => (
            <Road
              key={next.name}
              road={next}
              layout={branches.roads[index] ?? layOut(next)}
              goesOn={goesOn}
              {...marks}
            />
          ))}
        </ul>
      ) : null}
    </li>
  )
}

type Laid = RoadLayout['stops'][number]

/** Groups without a verified order stay together. */
function groupsOf({ stops }: RoadLayout): Laid[][] {
  return stops.reduce<Laid[][]>((groups, one, index) => {
    if (stops[index - 1]?.isTied) groups.at(-1)?.push(one)
    else groups.push([one])
    return groups
  }, [])
}

function StopGroup({ group, ...marks }: Marks & { group: readonly Laid[] }) {
  const stops = group.map((one) => <Stop key={one.stop.name} {...one} {...marks} />)
  if (stops.length < 2) return stops
  return (
    <li className="stop-group">
      <span className="visually-hidden">Order is approximate:</span>
      <ul>{stops}</ul>
    </li>
  )
}

function Stop({ here, meant, ...laid }: Laid & Marks) {
  const { stop } = laid
  const isHere = here !== undefined && stop.slug === here
  const isOut = meant !== undefined && stop.slug !== undefined && !meant.has(stop.slug)
  const label = (
    <span className="stop-label">
      <StopText stop={stop} />
    </span>
  )
  return (
    <li className={kindsOf(laid, isHere)} data-out={isOut ? '' : undefined}>
      {stop.slug === undefined || isHere ? (
        <span className="stop-mark" aria-current={isHere ? 'page' : undefined}>
          {label}
        </span>
      ) : (
        <a className="stop-mark" href={`/${stop.slug}`}>
          {label}
        </a>
      )}
    </li>
  )
}

function kindsOf({ stop, isAbove }: Laid, isHere: boolean): string {
  const kinds = {
    above: isAbove,
    nearby: stop.isNearby,
    landmark: stop.slug === undefined,
    here: isHere,
  }
  const held = Object.entries(kinds).flatMap(([kind, is]) => (is ? `stop--${kind}` : []))
  return ['stop', ...held].join(' ')
}

export function StopText({ stop }: { stop: PlacedStop }) {
  const { name, place, near, isUpcoming } = stop
  const where = [place, isUpcoming && 'project not announced yet'].filter(Boolean).join(', ')
  return (
    <>
      <b>{name}</b>
      {where === '' ? null : <span> {where}</span>}
      {near === undefined ? null : <small> {near}</small>}
    </>
  )
}
