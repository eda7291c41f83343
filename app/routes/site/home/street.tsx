import { Farmhouse, Plots, Tree } from './street-ground.tsx'
import type { StreetLand } from './street-land.ts'
import { Tower } from './street-tower.tsx'

/** A building of the street, with the figures its listing states. */
export type StreetBuilding = {
  slug: string
  name: string
  towers: number
  floors: number
  heightMetres?: number | undefined
  label: string
}

export type StreetProps = { buildings: readonly StreetBuilding[]; land: StreetLand }

/** Drawing units a floor, so that every building stands to one scale. */
const FLOOR = 10.4
const GROUND = 590
const GAP = 14

/**
 * The catalogue as one street in elevation, drawn to scale from the listings' own floor counts and
 * never higher than they say: the lowest stands first. One drawing for wide screens, a narrower one
 * for phones.
 */
export function Street({ buildings, land }: StreetProps) {
  const rising = buildings.toSorted((a, b) => a.floors - b.floors)
  const label = `Artist’s impression: a street in elevation, to scale by number of floors. Plots and a farmhouse, then ${rising.map((building) => `${building.name}, ${building.label}`).join('; ')}.`
  return (
    <>
      <svg className="street street--wide" viewBox="0 0 1600 636" role="img" aria-label={label}>
        <Skyline width={1600} />
        <circle cx="1196" cy="330" r="58" fill="#F2A71B" />
        <Plots x={92} ground={GROUND} />
        <Farmhouse x={330} ground={GROUND} />
        {land.plots ? <Label x={92} y={GROUND - 62} title="Plots" text={land.plots} /> : null}
        {land.farmPlots ? (
          <Label x={330} y={GROUND - 92} title="Farm plots" text={land.farmPlots} />
        ) : null}
        <Row buildings={rising} start={560} end={1440} towerWidth={58} />
        {[24, 60, 296, 468, 510, 1478, 1520, 1556].map((x, index) => (
          <Tree key={x} x={x} ground={GROUND} height={36 + ((index * 17) % 40)} />
        ))}
        <Ground width={1600} id="l" />
      </svg>
      <svg className="street street--narrow" viewBox="0 0 780 636" role="img" aria-label={label}>
        <Skyline width={780} />
        <circle cx="560" cy="396" r="50" fill="#F2A71B" />
        <Farmhouse x={20} ground={GROUND} />
        <g className="street-row">
          <Row buildings={rising.slice(1)} start={170} end={690} towerWidth={64} narrow />
        </g>
        <Ground width={780} id="m" />
      </svg>
    </>
  )
}

type RowProps = {
  buildings: readonly StreetBuilding[]
  start: number
  end: number
  towerWidth: number
  narrow?: boolean
}

function Row({ buildings, start, end, towerWidth, narrow = false }: RowProps) {
  const shownTowers = (building: StreetBuilding) => Math.min(building.towers, narrow ? 1 : 2)
  const widths = buildings.map((building) => shownTowers(building) * (towerWidth + GAP) - GAP)
  const free = end - start - widths.reduce((sum, width) => sum + width, 0)
  const space = free / Math.max(1, buildings.length - 1)
  return buildings.map((building, index) => {
    const before = widths.slice(0, index).reduce((sum, width) => sum + width + space, 0)
    const x = start + before
    const top = GROUND - building.floors * FLOOR
    return (
      <g key={building.slug} data-floors={building.floors} data-slug={building.slug}>
        {Array.from({ length: shownTowers(building) }, (_, tower) => (
          <Tower
            key={tower}
            id={`${building.slug}-${tower}-${narrow ? 'm' : 'l'}`}
            x={x + tower * (towerWidth + GAP)}
            ground={GROUND}
            width={towerWidth}
            floors={building.floors}
            floorHeight={FLOOR}
            glass={building.heightMetres !== undefined}
          />
        ))}
        <Label
          x={x}
          y={top - (narrow ? 34 : 26)}
          title={narrow ? (building.name.split(' ').at(-1) ?? '') : building.name}
          text={narrow ? `${building.floors} floors` : building.label}
        />
        <Tree x={x - 16} ground={GROUND} height={40} />
      </g>
    )
  })
}

function Label({ x, y, title, text }: { x: number; y: number; title: string; text: string }) {
  return (
    <>
      <text x={x} y={y} className="street-name">
        {title}
      </text>
      <text x={x} y={y + 17} className="street-figure">
        {text}
      </text>
    </>
  )
}

/** Far roofs in haze; they carry no fact and stay below every listed building. */
function Skyline({ width }: { width: number }) {
  const roofs = Array.from({ length: Math.ceil(width / 44) }, (_, index) => {
    const height = 14 + ((index * 37) % 50)
    return `M${index * 44} ${GROUND}v${-height}h${30 + ((index * 13) % 26)}v${height}z`
  })
  return <path d={roofs.join('')} fill="#E3EBE8" />
}

function Ground({ width, id }: { width: number; id: string }) {
  return (
    <>
      <pattern
        id={`cut-${id}`}
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V7" stroke="#14211C" strokeWidth=".8" />
      </pattern>
      <rect y={GROUND} width={width} height="12" fill={`url(#cut-${id})`} opacity=".55" />
      <path d={`M0 ${GROUND}H${width}`} stroke="#14211C" strokeWidth="1.8" />
    </>
  )
}
