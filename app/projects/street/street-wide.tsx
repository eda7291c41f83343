import { layOutStreet, WIDE, type Standing, type StreetLayout } from './lay-out-street.ts'
import { StreetPlate } from './street-plate.tsx'
import { StandDrawing } from './stand-drawing.tsx'
import { Dimension, Haze, ScaleBar, StreetLife } from './street-setting.tsx'
import type { StreetProject } from './street-project.ts'
import { fine } from './street-scale.ts'

/** Drawing units above the highest tower and below the ground. */
const SKY = 40
const BELOW = 62

/** The catalogue on wide screens and paper; hover and focus highlight a project and dim the others (street-wide.css). */
export function StreetWide({ projects }: { projects: readonly StreetProject[] }) {
  const layout = layOutStreet(projects)
  const ground = Math.ceil(layout.height + SKY)
  const { width } = WIDE
  return (
    <svg
      className="street-wide"
      viewBox={`0 ${-ground} ${width} ${ground + BELOW}`}
      role="group"
      aria-label="The projects as one street, to scale"
    >
      <Haze width={width} />
      <Sun layout={layout} />
      <StreetLife layout={layout} width={width} />
      {layout.standing.map((one) => (
        <StreetLink key={one.slug} one={one} />
      ))}
      {layout.dimension ? <Dimension at={layout.dimension} /> : null}
      {/* Extends the ground on screens wider than the drawing. */}
      <path d={`M-${width} 4h${3 * width}`} className="street-earth" />
      <path d={`M-${width} 0h${3 * width}`} className="street-line" />
      <ScaleBar x={WIDE.margin} />
    </svg>
  )
}

function StreetLink({ one }: { one: Standing }) {
  const { slug, stand, x, width, height } = one
  const targetWidth = Math.max(24, width)
  return (
    <g transform={`translate(${fine(x)} 0)`}>
      <a href={`/${slug}`}>
        <path
          d={`M-4 0v-${fine(height)}h${fine(targetWidth + 8)}v${fine(height)}z`}
          className="street-hit-area"
        />
        <StandDrawing stand={stand} />
        <Leader one={one} />
        <StreetPlate one={one} letters={LETTERS} at={plateOf(one)} isLifted={false} />
      </a>
    </g>
  )
}

function Leader({ one: { label, height, stand } }: { one: Standing }) {
  if (!label || stand.kind !== 'land' || label.bottom - height < 12) return null
  return <path d={`M0 -${fine(height)}V-${fine(label.bottom - 4)}`} className="street-leader" />
}

function plateOf({ width, height, label }: Standing) {
  if (!label) return { x: 0, bottom: height, anchor: 'start' as const }
  return { x: label.anchor === 'end' ? width : 0, ...label }
}

const LETTERS = WIDE.letters ?? 0

function Sun({ layout: { standing, height } }: { layout: StreetLayout }) {
  const x = standing.at(-2)?.x ?? WIDE.width / 2
  return (
    <circle
      cx={fine(x - 12)}
      cy={-fine(Math.min(300, height * 0.5))}
      r="44"
      className="street-sun"
    />
  )
}
