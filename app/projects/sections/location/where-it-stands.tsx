import { indianFigure } from '#app/lib/money.ts'
import { mapAddress } from '#app/projects/catalogue/near-places.ts'
import type { Placed } from '#app/projects/model/place.ts'
import type { ProjectPageData } from '#app/projects/model/sub-page.ts'
import { RoadList } from '#app/projects/road-map/road-list.tsx'
import { RoadsKey } from '#app/projects/road-map/roads-key.tsx'
import type { MapPosition } from '#app/projects/road-map/segment.ts'
import { Sheet } from '#app/ui/document/sheet.tsx'
import { ExternalLink } from '#app/ui/navigation/external-link.tsx'

import planSheet from './site-plan.css?url'
import { SHEET, sitePlan, type SitePlan } from './site-plan.ts'
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

const { width, height } = SHEET
const NAMES = { site: 'Outline of the site', sector: 'Outline of the sector' } as const

type Props = { plan: SitePlan; placed: Placed }

/** Only the stated points on a grid of metres: no one has stated the streets. */
function SitePlanView({ plan, placed: { pin, outline } }: Props) {
  const scale = `${indianFigure(plan.scale.metres)}\u00A0m`
  const names = [
    ...(outline ? [NAMES[outline.of]] : []),
    ...(pin ? [`${outline ? 'exact' : 'Exact'} location ${pin}`] : []),
  ].join(', ')
  return (
    <figure className="site-plan">
      <Sheet href={planSheet} isBelow />
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${names}. North is up. The scale bar is ${scale}.`}
      >
        <pattern
          id="metres"
          width={plan.scale.width}
          height={plan.scale.width}
          patternUnits="userSpaceOnUse"
        >
          <path d={`M${plan.scale.width} 0H0V${plan.scale.width}`} />
        </pattern>
        <rect width={width} height={height} fill="url(#metres)" />
        {plan.outline === '' ? null : <polygon points={plan.outline} className={outline?.of} />}
        {plan.pin ? (
          <g transform={`translate(${plan.pin.x} ${plan.pin.y})`}>
            <path d="M0 0-8-15a9.500 9.500 0 1 1 16 0z" />
            <circle cy="-20" r="3" />
          </g>
        ) : null}
        <g transform={`translate(${width - 24} 24)`} className="north">
          <path d="M0-12 7 10 0 5-7 10z" />
          <text y="26">N</text>
        </g>
        <g transform={`translate(14 ${height - 14})`} className="bar">
          <path d={`M0-6V0H${plan.scale.width}V-6`} />
          <text x={plan.scale.width + 8} y="1">
            {scale}
          </text>
        </g>
      </svg>
      <figcaption className="caption">
        {names}. To scale: each square is {scale} wide.
      </figcaption>
    </figure>
  )
}
