import { scaleNote } from './scale-note.ts'
import { StandDrawing } from './stand-drawing.tsx'
import { heightOf, PODIUM, TANK, widthOf } from './stand-size.ts'
import { StreetPatterns } from './street-patterns.tsx'
import type { StreetProject } from './street-project.ts'
import { fine, unitsOf } from './street-scale.ts'

/** Tenths of an em. */
const HIGHEST = 190
const WIDEST = 72
const LARGEST = 3

/** Metres; the only size that no project states. */
const PERSON = 1.7

/** A few projects to one scale, next to a person of 1.7 m; what is not stated is dashed. */
export function StreetSideBySide({ projects }: { projects: readonly StreetProject[] }) {
  const scale = scaleOf(projects)
  return (
    <figure className="side-by-side">
      <StreetPatterns />
      <ol>
        <li>
          <Person scale={scale} />
          <p>A person, {PERSON} m</p>
        </li>
        {projects.map(({ slug, name, caption, stand }) => {
          const out = stand.kind === 'towers' && stand.isCommercial ? PODIUM.out : 1
          const width = widthOf(stand) + 2 * out
          const height = heightOf(stand) + (stand.kind === 'towers' ? TANK : 1)
          return (
            <li key={slug}>
              <svg
                viewBox={`-${out} -${fine(height)} ${fine(width)} ${fine(height)}`}
                width={tenths(width * scale)}
                height={tenths(height * scale)}
                aria-hidden="true"
              >
                <StandDrawing stand={stand} />
              </svg>
              <p>
                <b>{name}</b> {caption}
              </p>
            </li>
          )
        })}
      </ol>
      <figcaption className="caption">{scaleNote(projects)}</figcaption>
    </figure>
  )
}

function scaleOf(projects: readonly StreetProject[]): number {
  const tallest = Math.max(...projects.map(({ stand }) => heightOf(stand)))
  const widest = Math.max(...projects.map(({ stand }) => widthOf(stand)))
  return Math.min(LARGEST, HIGHEST / tallest, WIDEST / widest)
}

function Person({ scale }: { scale: number }) {
  const height = unitsOf(PERSON)
  return (
    <svg
      viewBox="-5 -17 10 17"
      width={tenths((height * scale * 10) / 17)}
      height={tenths(height * scale)}
      className="side-by-side-person"
      aria-hidden="true"
    >
      <circle cy="-14.8" r="2.2" />
      <path d="M-2.6 0l.5-12h4.2l.5 12z" />
    </svg>
  )
}

function tenths(length: number): string {
  return `${Math.round(length * 10) / 100}em`
}
