import { layOutStreet, WIDE, type Standing, type StreetLayout } from './lay-out-street.ts'
import { StreetPlate } from './street-plate.tsx'
import { StandDrawing } from './stand-drawing.tsx'
import { PLACEHOLDER } from './stand-size.ts'
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
  const { slug, name, stand, x, width, height } = one
  const isUnknownHeight = stand.kind === 'unknown'
  const targetWidth = Math.max(24, width)
  return (
    <g transform={`translate(${fine(x)} 0)`}>
      <a href={`/${slug}`}>
        <path
          d={`M-4 0v-${fine(height)}h${fine(targetWidth + 8)}v${fine(height)}z`}
          className="street-hit-area"
        />
        <StandDrawing stand={stand} />
        {isUnknownHeight ? (
          <text
            transform={`translate(${PLACEHOLDER.width / 2 + 5} -12)rotate(-90)`}
            className="street-name"
          >
            {along(name)}
          </text>
        ) : null}
        <Leader one={one} />
        <StreetPlate one={one} letters={LETTERS} at={plateOf(one)} isLifted={isUnknownHeight} />
      </a>
    </g>
  )
}

/** The part of a name that fits along the outline. */
function along(name: string): string {
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1).trimEnd()}…` : name
}

const LONGEST = 27

function Leader({ one: { label, height, stand } }: { one: Standing }) {
  if (!label || stand.kind !== 'land' || label.bottom - height < 12) return null
  return <path d={`M0 -${fine(height)}V-${fine(label.bottom - 4)}`} className="street-leader" />
}

/** Without a stated height the label ends at the outline, so that it covers no tower. */
function plateOf({ x, width, height, label, location }: Standing) {
  if (label) return { x: label.anchor === 'end' ? width : 0, ...label }
  const isRight = x > location.length * LETTERS
  return {
    x: isRight ? width : 0,
    bottom: height + 16,
    anchor: isRight ? ('end' as const) : ('start' as const),
  }
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
