import { BAND, layOutStreet, type Standing } from './lay-out-street.ts'
import { StandDrawing } from './stand-drawing.tsx'
import { TANK } from './stand-size.ts'
import { StreetPatterns } from './street-patterns.tsx'
import { StreetPlate } from './street-plate.tsx'
import type { StreetProject } from './street-project.ts'
import { fine } from './street-scale.ts'

type StreetBandProps = {
  projects: readonly StreetProject[]
  out: readonly string[]
}

/** Room for the labels of low projects. */
const SKY = 140
const LETTERS = 14.5
/** The smallest target for a pointer. */
const MIN_TARGET_SIZE = 34

/** Wide screens only; excluded projects are dimmed. */
export function StreetBand({ projects, out }: StreetBandProps) {
  const { standing, height } = layOutStreet(projects, BAND)
  const sky = Math.ceil(Math.max(SKY, height + TANK))
  return (
    <figure className="street-band">
      <StreetPatterns />
      <svg
        className="street-wide"
        viewBox={`0 ${-sky} ${BAND.width} ${sky + 8}`}
        role="group"
        aria-label="The projects as one street, to scale"
      >
        {standing.map((one) => (
          <BandLink key={one.slug} one={one} isOut={out.includes(one.slug)} />
        ))}
        <path d={`M0 0h${BAND.width}`} className="street-line" />
      </svg>
    </figure>
  )
}

function BandLink({ one, isOut }: { one: Standing; isOut: boolean }) {
  const { slug, stand, x, width, height } = one
  const targetWidth = Math.max(MIN_TARGET_SIZE, width)
  return (
    <g transform={`translate(${fine(x)} 0)`}>
      <a href={`/${slug}`} aria-label={one.name} className={isOut ? 'street-out' : undefined}>
        <path
          d={`M${fine((width - targetWidth) / 2)} 0v-${fine(Math.max(MIN_TARGET_SIZE, height))}h${fine(targetWidth)}V0z`}
          className="street-hit-area"
        />
        <g transform={`scale(${BAND.scale})`}>
          <StandDrawing stand={stand} />
        </g>
        <StreetPlate one={one} letters={LETTERS} at={plateOf(one)} isLifted />
      </a>
    </g>
  )
}

function plateOf({ x, width, height, stand }: Standing) {
  if (stand.kind === 'towers')
    return { x: -16, bottom: Math.max(20, height - 50), anchor: 'end' as const }
  const isRight = x > BAND.width / 2
  return {
    x: isRight ? width : 0,
    bottom: height + 16,
    anchor: isRight ? ('end' as const) : ('start' as const),
  }
}
