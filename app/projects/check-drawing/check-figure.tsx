import { noBreakUnits } from '#app/lib/text/no-break-units.ts'
import { DistanceScaleView } from '#app/projects/sections/location/distance-scale-view.tsx'
import { Rooms } from '#app/projects/sections/spaces/rooms.tsx'

import type { CheckFigure } from './check-drawing.ts'
import { LandDrawing } from './land-drawing.tsx'
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
          <span className="check-note">{noBreakUnits(name)}</span>
        </li>
      ))}
    </ul>
  )
}
