import { Icon } from '#app/ui/icon.tsx'
import { Sheet } from '#app/ui/sheet.tsx'

import { stopsOf, type PlacedRoads } from './placed-roads.ts'
import { RoadList, StopWords } from './road-list.tsx'
import { RoadsKey } from './roads-key.tsx'
import sheet from './roads-figure.css?url'

type Props = {
  placed: PlacedRoads
  /** The listings that this page is about, where not all are. */
  meant?: ReadonlySet<string> | undefined
}

/** The whole map of roads, as a section that a page ends with: folded on a phone, open elsewhere and on paper. */
export function RoadsSection({ placed, meant }: Props) {
  const { roads, plates, unplaced } = placed
  const onRoads = stopsOf(roads).filter(({ slug }) => slug !== undefined).length
  const onPlates = plates.flatMap(({ stops }) => stops).length
  const total = onRoads + onPlates + unplaced.count
  return (
    <section className="section line-section" aria-labelledby="the-line">
      <Sheet href={sheet} />
      <div className="line-head">
        <h2 id="the-line">The line</h2>
        <p>
          {onRoads} of the {total}, in their order along the roads {placed.reach}.{' '}
          {onPlates > 0 ? `${stand(onPlates)} off these roads. ` : ''}
          {unplaced.count > 0 ? `${wait(unplaced.count)} until the place is known.` : ''}
        </p>
      </div>
      <details className="line-fold">
        <summary>
          All {total} in their order along the roads
          <Icon name="plus" />
        </summary>
        <RoadsFigure placed={placed} meant={meant} />
      </details>
    </section>
  )
}

function stand(count: number): string {
  return count === 1 ? 'One stands' : `${count} stand`
}

function wait(count: number): string {
  return count === 1 ? 'One waits' : `${count} wait`
}

function RoadsFigure({ placed, meant }: Props) {
  const { roads, origin, plates, unplaced } = placed
  const more = unplaced.count - unplaced.first.length
  const isOut = ({ slug }: { slug?: string }) =>
    meant !== undefined && slug !== undefined && !meant.has(slug) ? '' : undefined
  return (
    <figure className="roads-figure" id="roads" aria-labelledby="the-line">
      <RoadList roads={roads} origin={origin} meant={meant} />
      <div className="roads-rest">
        {plates.map((plate) => (
          <div key={plate.place} className="roads-plate">
            <h3>{plate.place}</h3>
            <RoadList
              roads={[
                {
                  name: plate.road ?? `Where in ${plate.place} is not stated`,
                  groups: plate.stops.map((stop) => [stop]),
                  onward: [],
                  ...(plate.road === undefined && { isLoose: true }),
                },
              ]}
              meant={meant}
            />
          </div>
        ))}
        {unplaced.count > 0 ? (
          <div className="roads-unplaced">
            <h3>Not placed yet</h3>
            <ul>
              {unplaced.first.map((stop) => (
                <li key={stop.slug} data-out={isOut(stop)}>
                  <a href={`/${stop.slug}`}>
                    <StopWords stop={stop} />
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
      <figcaption className="caption">
        <RoadsKey roads={roads} isFiltered={meant !== undefined} />
      </figcaption>
    </figure>
  )
}
