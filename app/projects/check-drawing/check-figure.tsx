import { printedUnits } from '#app/lib/text/printed-units.ts'
import { DistanceScaleView } from '#app/projects/sections/location/distance-scale-view.tsx'
import { Rooms } from '#app/projects/sections/spaces/rooms.tsx'

import type { CheckFigure } from './check-drawing.ts'
import { PLOT_YARDS, sideText, type LandSquare } from './land-square.ts'
import { TowerDrawing } from './tower-drawing.tsx'

type Props = {
  figure: CheckFigure
  tallest?: number
}

export function CheckFigureView({ figure, ...size }: Props) {
  if (figure.kind === 'land') return <LandDrawing land={figure.land} />
  if (figure.kind === 'towers') return <TowerDrawing row={figure.row} {...size} />
  if (figure.kind === 'distances') return <DistanceScaleView marks={figure.marks} />
  return (
    <ul className="check-homes">
      {figure.homes.map(({ name, bedrooms, utility = false }) => (
        <li key={name}>
          <Rooms bedrooms={bedrooms} utility={utility} />
          <span className="check-note">{printedUnits(name)}</span>
        </li>
      ))}
    </ul>
  )
}

/** Drawing units. */
const SIDE = 300
const GAP = 26
const FOOT = 22

function LandDrawing({ land }: { land: LandSquare }) {
  const plot = Math.round(SIDE * land.plotSide * 10) / 10
  const [ground, base] = [SIDE + 1, SIDE + 13]
  const label = `${land.area} as a square of ${sideText(land)} a side, next to a ${PLOT_YARDS} sq yd plot at the same scale.`
  return (
    <div className="check-land">
      <svg viewBox={`0 0 ${SIDE + GAP + plot + 2} ${ground + FOOT}`} role="img" aria-label={label}>
        <rect className="check-ground" x="1" y="1" width={SIDE} height={SIDE} />
        <rect className="check-edge" x="1" y="1" width={SIDE} height={SIDE} pathLength="1" />
        <path
          className="check-size"
          d={`M1 ${base}H${ground}M1 ${base - 6}v12M${ground} ${base - 6}v12`}
        />
        <rect className="check-plot" x={SIDE + GAP} y={ground - plot} width={plot} height={plot} />
      </svg>
      <b>{land.area.replace(' ', '\u00A0')}</b>
      <p className="check-note">
        {land.isMinimum ? 'At least ' : null}
        {sideText(land)} a side, as a square
      </p>
      <p className="check-note check-side-note">
        A {PLOT_YARDS}&nbsp;sq&nbsp;yd plot at the same scale
      </p>
    </div>
  )
}
