import { groupBy } from '#app/lib/lists.ts'

import type { StreetLayout } from './lay-out-street.ts'
import { fine, unitsOf } from './street-scale.ts'

/** Trees of northern India's roadsides and people, in metres, for scale only. */
const TREES = [10, 14, 8, 12, 9, 15, 11] as const
const PERSON = 1.7

/** Narrower gaps, in drawing units, have no tree. */
const NARROWEST = 15
const CROWN = 0.68

export function StreetLife({ layout, width }: { layout: StreetLayout; width: number }) {
  return <Life spots={gapsIn(layout, width)} />
}

type Spot = { x: number; room: number }

export function Life({ spots }: { spots: readonly Spot[] }) {
  const trees = spots.map(({ x, room }, index) => ({
    x,
    height: TREES.filter((metres) => unitsOf(metres) * CROWN < room)[index % 5] ?? TREES[2],
  }))
  return (
    <>
      <path
        d={trees
          .map(({ x, height }) => `M${Math.round(x)} 0v-${fine(unitsOf(height) * 0.5)}`)
          .join('')}
        className="street-trunk"
      />
      {[...groupBy(trees, ({ height }) => height)].map(([height, group]) => (
        <path
          key={height}
          d={group.map(({ x }) => `M${Math.round(x)} -${fine(unitsOf(height) * 0.66)}h0`).join('')}
          className="street-crown"
          strokeWidth={fine(unitsOf(height) * CROWN)}
        />
      ))}
      <People spots={spots.map(({ x }) => x)} />
    </>
  )
}

function People({ spots }: { spots: readonly number[] }) {
  const standing = spots.flatMap((x, index) => (index % 3 === 1 ? [x - 9, x + 10] : [x + 9]))
  const [body, head] = [unitsOf(PERSON * 0.72), unitsOf(PERSON * 0.86)]
  return (
    <>
      <path
        d={standing.map((x) => `M${Math.round(x)} 0v-${fine(body)}`).join('')}
        className="street-person"
      />
      <path
        d={standing.map((x) => `M${Math.round(x)} -${fine(head)}h0`).join('')}
        className="street-head"
      />
    </>
  )
}

function gapsIn({ standing }: StreetLayout, width: number): Spot[] {
  const ends = standing.map(({ x, width: wide }) => [x, x + wide] as const)
  const edges = [0, ...ends.flat(), width]
  return edges.flatMap((left, index) => {
    const right = edges[index + 1]
    if (index % 2 === 1 || right === undefined || right - left < NARROWEST) return []
    const room = right - left
    if (room < 4 * NARROWEST) return [{ x: left + room / 2, room }]
    return [left + 14, right - 14].map((x) => ({ x, room: 26 }))
  })
}

/** Decorative roofs, lower than every project's tower. */
export function Haze({ width }: { width: number }) {
  return (
    <>
      <pattern id="street-far" width="352" height="56" y="-56" patternUnits="userSpaceOnUse">
        <path
          d="M0 56V46h30v10zM52 56V9h43v47zM104 56V18h34v38zM156 56V27h47v29zM260 56V45h51v11zM312 56V8h32v48z"
          className="street-haze"
        />
      </pattern>
      <path d={`M0 0v-56h${width}V0z`} fill="url(#street-far)" />
    </>
  )
}

export function Dimension({ at }: { at: NonNullable<StreetLayout['dimension']> }) {
  const { x, top, metres } = at
  return (
    <g transform={`translate(${fine(x)} 0)`} className="street-dimension">
      <path d={`M0 0V-${fine(top)}M-7 0h14m-10 4 6-8M-7 -${fine(top)}h14m-10 4 6-8`} />
      <text transform={`translate(16 -${fine(top / 2)})rotate(-90)`} textAnchor="middle">
        {metres} m
      </text>
    </g>
  )
}

/** Metres on the scale below the ground. */
const MARKS = [0, 10, 50] as const

export function ScaleBar({ x }: { x: number }) {
  const [, first, last] = MARKS.map((metres) => fine(unitsOf(metres)))
  return (
    <g transform={`translate(${x} 38)`} className="street-scale">
      <path d={`M0 -5V5M${first} -3V3M${last} -5V5M0 0H${last}`} />
      {MARKS.map((metres) => (
        <text
          key={metres}
          x={fine(unitsOf(metres))}
          y="-10"
          textAnchor={metres === 0 ? 'start' : 'middle'}
        >
          {metres === MARKS.at(-1) ? `${metres} m` : metres}
        </text>
      ))}
    </g>
  )
}
