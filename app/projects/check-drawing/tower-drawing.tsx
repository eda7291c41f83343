import { floorTicks, type TowerRow } from './tower-row.ts'

/** Pixels. */
const FLOOR = 11
const TALLEST = 276
const HEAD = 9
const FOOT = 26
/** Keeps few towers from becoming wide. */
const FEWEST_SLOTS = 6
const WIDTH = 0.54
const FLANK = 0.17
const WINDOWS = [0.06, 0.25, 0.44, 0.63]

/** Towers floor by floor, uncertain ones dashed; `tallest` in pixels. */
export function TowerDrawing({ row, tallest = TALLEST }: { row: TowerRow; tallest?: number }) {
  const { towers, maxTowers, floors, label } = row
  const floor = Math.min(FLOOR, tallest / floors)
  const height = fine(floors * floor)
  const ground = HEAD + height
  const slot = 100 / Math.max(FEWEST_SLOTS, maxTowers + 1)
  const all = Array.from({ length: maxTowers }, (_, at) => ({
    number: at + 1,
    left: fine(slot * (at + 1 + (1 - WIDTH) / 2)),
  }))
  const width = fine(slot * WIDTH)
  return (
    <svg
      className="check-towers"
      width="100%"
      height={ground + FOOT}
      role="img"
      aria-label={`${label}, floor by floor.`}
    >
      <FloorPattern floors={floors} />
      {floorTicks(floors).map((tick) => (
        <g key={tick} className="check-tick">
          <line
            x1="28"
            x2="100%"
            y1={fine(ground - tick * floor)}
            y2={fine(ground - tick * floor)}
          />
          <text y={fine(ground - tick * floor + 5)}>{tick}</text>
        </g>
      ))}
      <g className="check-rising">
        {all.slice(0, towers).map(({ number, left }) => (
          <rect
            key={number}
            className="check-tower"
            x={`${left}%`}
            y={HEAD}
            width={`${width}%`}
            height={height}
          />
        ))}
      </g>
      {all.slice(towers).map(({ number, left }) => (
        <rect
          key={number}
          className="check-unconfirmed"
          x={`${left}%`}
          y={HEAD}
          width={`${width}%`}
          height={height}
        />
      ))}
      <line className="check-base" x2="100%" y1={ground} y2={ground} />
      {all.map(({ number, left }) => (
        <text
          key={number}
          className="check-number"
          x={`${fine(left + width / 2)}%`}
          y={ground + 20}
        >
          {number > towers ? `${number}?` : number}
        </text>
      ))}
    </svg>
  )
}

function FloorPattern({ floors }: { floors: number }) {
  const floor = 1 / floors
  const windows = WINDOWS.map(
    (x) => `M${x} ${fine(floor * 0.28, 4)}h.11v${fine(floor * 0.48, 4)}h-.11z`,
  )
  return (
    <pattern id="check-floor" width="1" height={floor} patternContentUnits="objectBoundingBox">
      <rect className="check-wall" width="1" height={floor} />
      <path className="check-glass" d={windows.join('')} />
      <rect className="check-shade" x={1 - FLANK} width={FLANK} height={floor} />
      <rect className="check-slab" width="1" height={fine(floor * 0.07, 4)} />
    </pattern>
  )
}

/** More digits add bytes without a visible difference. */
function fine(length: number, digits = 2): number {
  return Number(length.toFixed(digits))
}
