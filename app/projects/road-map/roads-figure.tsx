import type { ReactNode } from 'react'

import { Sheet, SheetBelow } from '#app/ui/document/sheet.tsx'
import { Icon } from '#app/ui/media/icon.tsx'

import { stopsOf, type PlacedRoads, type Plate } from './placed-roads.ts'
import { RoadList, StopText } from './road-list.tsx'
import { RoadsKey } from './roads-key.tsx'
import belowSheet from './below.css?url'
import ownSheet from './own-plate.css?url'

type Props = {
  placed: PlacedRoads
  meant?: ReadonlySet<string> | undefined
}

/** The whole map, folded on a phone, open elsewhere and on paper. */
export function RoadsSection({ placed, meant }: Props) {
  const { roads, plates, unplaced } = placed
  const onRoads = stopsOf(roads).filter(({ slug }) => slug !== undefined).length
  const onPlates = plates.flatMap(({ stops }) => stops).length
  const total = onRoads + onPlates + unplaced.count
  const own = plates.find(
    ({ stops }) => stops.length === meant?.size && !stops.some((stop) => isOut(stop, meant)),
  )
  return (
    <section className="section road-map-section" aria-labelledby="the-line">
      <SheetBelow href={belowSheet} />
      <div className="road-map-head">
        <h2 id="the-line">Where the projects are</h2>
        <p>
          {onRoads} of our {total} projects {onRoads === 1 ? 'is' : 'are'} shown in order along the
          roads, {placed.reach}. {onPlates > 0 ? `${platesText(plates)} ` : ''}
          {unplaced.count > 0 ? toConfirm(unplaced.count) : ''}
        </p>
      </div>
      {own ? (
        <RoadsFigure placed={placed} meant={meant}>
          <Sheet href={ownSheet} />
          <div className="road-map-plates">
            <PlateOf plate={own} />
          </div>
          <Fold>
            <Everything
              placed={{ ...placed, plates: plates.filter((plate) => plate !== own) }}
              meant={meant}
            />
          </Fold>
        </RoadsFigure>
      ) : (
        <Fold>
          <RoadsFigure placed={placed} meant={meant}>
            <Everything placed={placed} meant={meant} />
          </RoadsFigure>
        </Fold>
      )}
    </section>
  )
}

const LIST = new Intl.ListFormat('en-IN')

/** `One is in Indore and one in Goa.` */
function platesText(plates: readonly Plate[]): string {
  const [first, ...others] = plates.map(({ place, stops: { length } }) => ({ length, place }))
  if (!first) return ''
  const begin = first.length === 1 ? 'One is' : `${first.length} are`
  const rest = others.map(({ length, place }) => `${length === 1 ? 'one' : length} in ${place}`)
  return `${LIST.format([`${begin} in ${first.place}`, ...rest])}.`
}

function toConfirm(count: number): string {
  return `For ${count} ${count === 1 ? 'other' : 'others'}, the exact location is not confirmed yet.`
}

function Fold({ children }: { children: ReactNode }) {
  return (
    <details className="road-map-details">
      <summary>
        Show the map of roads
        <Icon name="plus" />
      </summary>
      {children}
    </details>
  )
}

function RoadsFigure({ placed, meant, children }: Props & { children: ReactNode }) {
  return (
    <figure className="roads-figure" id="roads" aria-labelledby="the-line">
      {children}
      <figcaption className="caption">
        <RoadsKey roads={placed.roads} isFiltered={meant !== undefined} />
      </figcaption>
    </figure>
  )
}

function Everything({ placed, meant }: Props) {
  const { roads, origin, plates, unplaced } = placed
  const more = unplaced.count - unplaced.first.length
  return (
    <>
      <RoadList roads={roads} origin={origin} meant={meant} />
      <div className="road-map-plates">
        {plates.map((plate) => (
          <PlateOf key={plate.place} plate={plate} meant={meant} />
        ))}
        {unplaced.count > 0 ? (
          <div className="road-map-unplaced">
            <h3>Location to be confirmed</h3>
            <ul>
              {unplaced.first.map((stop) => (
                <li key={stop.slug} data-out={isOut(stop, meant) ? '' : undefined}>
                  <a href={`/${stop.slug}`}>
                    <StopText stop={stop} />
                  </a>
                </li>
              ))}
              {more > 0 ? (
                <li>
                  and{' '}
                  <a className="link" href="/projects">
                    {more} more
                  </a>
                </li>
              ) : null}
            </ul>
          </div>
        ) : null}
      </div>
    </>
  )
}

function PlateOf({ plate, meant }: { plate: Plate; meant?: Props['meant'] }) {
  const { place, road, stops } = plate
  return (
    <div className="road-map-plate">
      <h3>{place}</h3>
      <RoadList
        roads={[
          {
            name: road ?? `Exact location in ${place} to be confirmed`,
            groups: stops.map((stop) => [stop]),
            branches: [],
            ...(road === undefined && { isLoose: true }),
          },
        ]}
        meant={meant}
      />
    </div>
  )
}

function isOut({ slug }: { slug?: string }, meant: Props['meant']): boolean {
  return meant !== undefined && slug !== undefined && !meant.has(slug)
}
