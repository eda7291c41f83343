import { indianFigure } from '#app/lib/money.ts'
import type { Placed } from '#app/projects/model/place.ts'
import { Sheet } from '#app/ui/document/sheet.tsx'

import { SHEET, type SitePlan } from './site-plan.ts'
import sheet from './site-plan.css?url'

const { width, height } = SHEET
const NAMES = { site: 'Outline of the site', sector: 'Outline of the sector' } as const

type Props = { plan: SitePlan; placed: Placed }

/** Only the stated points on a grid of metres: no one has stated the streets. */
export function SitePlanView({ plan, placed: { pin, outline } }: Props) {
  const scale = `${indianFigure(plan.scale.metres)}\u00A0m`
  const names = [
    ...(outline ? [NAMES[outline.of]] : []),
    ...(pin ? [`${outline ? 'exact' : 'Exact'} location ${pin}`] : []),
  ].join(', ')
  return (
    <figure className="site-plan">
      <Sheet href={sheet} isBelow />
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
