import { reversed, sorted } from '#app/lib/lists.ts'

import { measured } from './lay-out-street.ts'
import { StandDrawing } from './stand-drawing.tsx'
import { heightOf, PODIUM, TANK, widthOf } from './stand-size.ts'
import type { StreetProject } from './street-project.ts'
import { Dimension, Life, ScaleBar } from './street-setting.tsx'
import { fine, FLOOR } from './street-scale.ts'

/** The street as a list that scrolls sideways; its letter size is a floor's height, so one CSS rule scales all. */
export function StreetWalk({ projects }: { projects: readonly StreetProject[] }) {
  return (
    <>
      <div
        className="street-walk"
        role="region"
        aria-label="The projects as one street"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys
        tabIndex={0}
      >
        <ol>
          {sorted(reversed(projects), (a, b) => turn(a) - turn(b)).map((project) => (
            <li key={project.slug} className="street-stop">
              <a href={`/${project.slug}`}>
                <span>{project.name}</span> <small>{project.caption}</small>
                <Drawing project={project} />
              </a>
            </li>
          ))}
        </ol>
      </div>
      <p className="street-foot">
        <svg width="12.5em" height="4em" viewBox="0 0 138 44" aria-hidden="true">
          <ScaleBar x={1} />
        </svg>
        <span>Swipe to see {projects.length} projects to scale</span>
      </p>
    </>
  )
}

/** Homes first, because most visitors look for one. */
function turn({ stand }: StreetProject): number {
  if (stand.kind !== 'towers') return 2
  return stand.isCommercial ? 1 : 0
}

function Drawing({ project: { stand } }: { project: StreetProject }) {
  const isTower = stand.kind === 'towers'
  const out = isTower && stand.isCommercial ? PODIUM.out : 1
  const metres = measured(stand)
  const right = widthOf(stand) + out
  const width = fine(right + out + (metres === undefined ? LIFE : 2 * LIFE))
  const height = fine(heightOf(stand) + (isTower ? TANK : 1))
  return (
    <svg
      viewBox={`-${out} -${height} ${width} ${height}`}
      width={`${inFloors(width)}em`}
      height={`${inFloors(height)}em`}
      aria-hidden="true"
    >
      <StandDrawing stand={stand} />
      {metres === undefined ? null : (
        <Dimension at={{ x: right + 16, top: heightOf(stand), metres }} />
      )}
      <Life spots={[{ x: width - out - LIFE / 2, room: LIFE }]} />
    </svg>
  )
}

const LIFE = 44

function inFloors(units: number): number {
  return Math.round((units / FLOOR) * 100) / 100
}
