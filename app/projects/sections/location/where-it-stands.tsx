import { mapAddress } from '#app/projects/catalogue/near-places.ts'
import type { ProjectPageData } from '#app/projects/model/sub-page.ts'
import { RoadList } from '#app/projects/road-map/road-list.tsx'
import { RoadsKey } from '#app/projects/road-map/roads-key.tsx'
import type { MapPosition } from '#app/projects/road-map/segment.ts'
import { Sheet } from '#app/ui/document/sheet.tsx'
import { ExternalLink } from '#app/ui/navigation/external-link.tsx'

import { SitePlanView } from './site-plan-view.tsx'
import { sitePlan } from './site-plan.ts'
import sheet from './where-it-stands.css?url'

/** The site plan, and a segment of the road map or a sentence why there is none. */
export function WhereItStands({ page }: { page: ProjectPageData }) {
  const { mapPosition, location, slug, pin, outline } = page
  const name = page.parent?.name ?? page.name
  const plan = sitePlan({ pin, outline })
  const link = (
    <p className="caption location-links">
      <ExternalLink
        className="link screen-only"
        href={mapAddress({ name, location, pin, outline })}
      >
        Open in Google Maps
      </ExternalLink>
    </p>
  )
  return (
    <div className="where">
      <Sheet href={sheet} isBelow />
      {plan ? <SitePlanView plan={plan} placed={{ pin, outline }} /> : null}
      {plan ? link : null}
      {mapPosition.kind === 'stretch' ? (
        <SegmentFigure {...mapPosition} here={slug} />
      ) : plan && mapPosition.kind !== 'alone' ? null : (
        <p>{mapPositionText(name, mapPosition)}</p>
      )}
      {plan ? null : link}
    </div>
  )
}

type FigureProps = Extract<MapPosition, { kind: 'stretch' }> & { here: string }

function SegmentFigure({ segment, origin, here }: FigureProps) {
  const { road, isFromOrigin, goesOn } = segment
  return (
    <figure
      className="roads-figure road-map-figure--segment"
      aria-label="Where it is among our other projects"
    >
      <RoadList roads={[road]} here={here} goesOn={goesOn} {...(isFromOrigin ? { origin } : {})} />
      <figcaption className="caption">
        <RoadsKey roads={[road]} />
        <p className="screen-only">
          <a className="link" href="/projects#roads">
            See the map of roads
          </a>
        </p>
      </figcaption>
    </figure>
  )
}

function mapPositionText(
  name: string,
  mapPosition: Exclude<MapPosition, { kind: 'stretch' }>,
): string {
  if (mapPosition.kind === 'alone')
    return `${name} is our only project on ${named(mapPosition.road)}.`
  if (mapPosition.kind === 'plate')
    return `Once we know the exact place in ${mapPosition.place}, this page shows it on a map.`
  return 'Once we know the exact place, this page shows it on a map.'
}

/** Numbered roads take no article. */
function named(road: string): string {
  return /\d/.test(road) ? road : `the ${road}`
}
