import { heightOf, PODIUM, STAKES, TOWER, towerPitch, PLACEHOLDER, widthOf } from './stand-size.ts'
import { fine, FLOOR, unitsOf } from './street-scale.ts'
import type { Stand } from './street-project.ts'

/** The origin is its left foot, y downwards. */
export function StandDrawing({ stand }: { stand: Stand }) {
  if (stand.kind === 'towers') return <Towers stand={stand} />
  if (stand.kind === 'land') return <Land sides={stand.sides} />
  const { width, height } = PLACEHOLDER
  return (
    <>
      <path d={`M0 0V-${height}H${width}V0z`} fill="url(#street-open)" />
      <path d={`M0 0V-${height}M${width} 0V-${height}`} className="street-dashed" />
    </>
  )
}

/** Exactly the stated storeys; uncertain towers are dashed. */
function Towers({ stand }: { stand: Extract<Stand, { kind: 'towers' }> }) {
  const { towers, maxTowers, isCommercial } = stand
  const { flank, pitch } = towerPitch(maxTowers)
  const height = heightOf(stand)
  const each = (from: number, to: number, path: (x: number) => string) =>
    Array.from({ length: to - from }, (_, index) => path((from + index) * pitch)).join('')
  const block = (width: number) => (x: number) => `M${x} 0v-${height}h${width}v${height}z`
  const front = TOWER.front
  return (
    <>
      {isCommercial ? <Podium width={widthOf(stand)} /> : null}
      <path
        d={each(0, towers, block(front))}
        fill={`url(#street-${isCommercial ? 'glass' : 'homes'})`}
      />
      <path d={each(0, towers, (x) => block(flank)(x + front))} fill="url(#street-flank)" />
      <path
        d={each(0, towers, (x) =>
          `${tank(x + 5)}${tank(x + front - 11)}`.replaceAll('*', `${-height}`),
        )}
        className="street-tank"
      />
      <path d={each(0, towers, block(front + flank))} className="street-outline" />
      {maxTowers > towers ? (
        <path d={each(towers, maxTowers, block(front + flank))} className="street-dashed" />
      ) : null}
    </>
  )
}

/** `*` is the roof. */
function tank(x: number): string {
  return `M${x} *v-2h9v2m-8-2v-7h7v7`
}

function Podium({ width }: { width: number }) {
  const { out, floors } = PODIUM
  const height = floors * FLOOR
  return (
    <>
      <path d={`M-${out} 0v-${height}h${width + 2 * out}v${height}`} className="street-podium" />
      <path d={`M${4 - out} -${FLOOR}h${width + 2 * out - 8}`} className="street-shops" />
    </>
  )
}

/** The smallest plot solid, the largest outlined; without a size only stakes. */
function Land({ sides }: { sides: readonly number[] }) {
  const [smallest, largest] = [sides[0], sides[1]]
  if (smallest === undefined) {
    const { width, height } = STAKES
    return <path d={`M0 0V-${height}M${width} 0V-${height}`} className="street-dashed" />
  }
  return (
    <>
      {largest === undefined ? null : <path d={square(largest)} className="street-largest" />}
      <path d={square(smallest)} className="street-smallest" />
    </>
  )
}

function square(metres: number): string {
  const side = fine(unitsOf(metres))
  return `M0 0v-${side}h${side}v${side}z`
}
