type TowerProps = {
  id: string
  x: number
  ground: number
  width: number
  floors: number
  /** Drawing units a floor. */
  floorHeight: number
  /** A curtain wall instead of balconies. */
  glass: boolean
}

/** Share of the width that is the shaded flank; light comes from the left. */
const FLANK = 0.17

/** One tower in elevation: exactly `floors` storeys, one pattern row each, and no crown above them. */
export function Tower({ id, x, ground, width, floors, floorHeight, glass }: TowerProps) {
  const height = fine(floors * floorHeight)
  const top = fine(ground - height)
  const front = fine(width * (1 - FLANK))
  const bay = fine(front / (glass ? 4 : 2))
  return (
    <>
      <pattern id={id} x={x} y={top} width={bay} height={floorHeight} patternUnits="userSpaceOnUse">
        {glass ? (
          <GlassBay bay={bay} height={floorHeight} />
        ) : (
          <BalconyBay bay={bay} height={floorHeight} />
        )}
      </pattern>
      <rect x={x} y={top} width={front} height={height} fill={`url(#${id})`} />
      <pattern
        id={`${id}-f`}
        x={x}
        y={top}
        width={width}
        height={floorHeight}
        patternUnits="userSpaceOnUse"
      >
        <rect width={width} height={floorHeight} fill="#B9C7C2" />
        <path d={`M0 0h${width}`} stroke="#3E5049" strokeWidth=".35" />
      </pattern>
      <rect
        x={x + front}
        y={top}
        width={fine(width * FLANK)}
        height={height}
        fill={`url(#${id}-f)`}
      />
      <path
        d={`M${x} ${ground}V${top}H${x + width}V${ground}M${x + front} ${top}V${ground}`}
        fill="none"
        stroke="#3E5049"
        strokeWidth=".8"
      />
    </>
  )
}

/** What a bay shows, back to front, in shares of its width and height. */
const BALCONY = [
  { x: 0.1, y: 0.2, width: 0.34, height: 0.62, fill: '#6F929A', opacity: '.8' },
  { x: 0.52, y: 0.16, width: 0.42, height: 0.6, fill: '#B9C7C2' },
  { x: 0.64, y: 0.3, width: 0.2, height: 0.46, fill: '#6F929A' },
  { x: 0.5, y: 0.64, width: 0.46, height: 0.26, fill: '#fff' },
]

function BalconyBay({ bay, height }: { bay: number; height: number }) {
  return (
    <>
      <rect width={bay} height={height} fill="#F6F7F2" />
      {BALCONY.map(({ x, y, width, height: share, ...paint }) => (
        <rect
          key={x}
          x={fine(bay * x)}
          y={fine(height * y)}
          width={fine(bay * width)}
          height={fine(height * share)}
          {...paint}
        />
      ))}
    </>
  )
}

function GlassBay({ bay, height }: { bay: number; height: number }) {
  return (
    <>
      <rect width={bay} height={height} fill="#B4CBCE" />
      <rect width={bay} height={height / 2} fill="#A3BFC4" />
      <path d={`M0 0H${bay}M0 0V${height}`} stroke="#fff" strokeWidth=".8" />
    </>
  )
}

/** To a hundredth of a drawing unit: digits beyond are bytes that nobody sees. */
function fine(length: number): number {
  return Math.round(length * 100) / 100
}
