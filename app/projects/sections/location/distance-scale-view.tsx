import { useField } from '#app/ui/document/field.tsx'
import { Sheet } from '#app/ui/document/sheet.tsx'

import { kilometreTicks, type Mark } from './distance-scale.ts'
import sheet from './distance-scale.css?url'

const LINE = 118
const ROW = 52

export function DistanceScaleView({ marks }: { marks: readonly Mark[] }) {
  const label = marks.map(({ place, km }) => `${place} ${km} km away`).join(', ')
  const length = marks.at(-1)?.km ?? 1
  return (
    <figure className="scale">
      <Sheet href={sheet} isBelow />
      <svg width="100%" height={LINE + 2} role="img" aria-label={`Distances to scale: ${label}.`}>
        <rect
          y={LINE - 11}
          height="11"
          width={`${marks[0]?.percent ?? 0}%`}
          className="scale-near"
        />
        <line x1="0" x2="100%" y1={LINE} y2={LINE} className="scale-line" />
        {marks.map((mark, index) => (
          <ScaleMark key={mark.place} mark={mark} top={LINE - ROW - (index * ROW) / 1.1} />
        ))}
        <svg y={LINE - 7} height="7" viewBox={`0 0 ${length} 7`} preserveAspectRatio="none">
          <path d={kilometreTicks(length)} vectorEffect="non-scaling-stroke" />
        </svg>
      </svg>
      <figcaption className="caption">To scale: each small line is 1&nbsp;km</figcaption>
    </figure>
  )
}

function ScaleMark({ mark, top }: { mark: Mark; top: number }) {
  const field = useField('project')
  const end = mark.percent > 60
  const x = `${mark.percent}%`
  const text = { x, dx: end ? -12 : 12, textAnchor: end ? 'end' : 'start' } as const
  return (
    <g>
      <line x1={x} x2={x} y1={top} y2={LINE} />
      <text {...text} y={top + 20} className="scale-distance" {...field('items', mark.index, 'km')}>
        {mark.km} km
      </text>
      <text {...text} y={top + 40} {...field('items', mark.index, 'place')}>
        {mark.place}
      </text>
    </g>
  )
}
