import {
  middleOf,
  outlinePoints,
  pointOf,
  type Placed,
  type Point,
} from '#app/projects/model/place.ts'

/** In the units of the drawing, north up. */
export const SHEET = { width: 400, height: 300, margin: 44 } as const

/** In metres; a pin alone has no extent of its own. */
const SMALLEST_SPAN = 400

export type SitePlan = {
  /** Corners as `12.5,80.1 13,81`, empty without an outline. */
  outline: string
  pin?: { x: number; y: number }
  scale: { metres: number; width: number }
}

/** Draws the stated points to scale; undefined without any. */
export function sitePlan(placed: Placed): SitePlan | undefined {
  const corners = outlinePoints(placed)
  const pin = placed.pin ? pointOf(placed.pin) : undefined
  const points = pin ? [...corners, pin] : corners
  if (points.length === 0) return undefined
  const place = placer(points)
  const { scale } = place
  return {
    outline: corners.map((corner) => Object.values(place.at(corner)).join(',')).join(' '),
    ...(pin && { pin: place.at(pin) }),
    scale: { metres: scale, width: rounded(scale * place.unitsPerMetre) },
  }
}

function placer(points: readonly Point[]) {
  const [latitudes, longitudes] = [points.map((p) => p.latitude), points.map((p) => p.longitude)]
  const middle = { latitude: middleOf(latitudes), longitude: middleOf(longitudes) }
  const perDegree = metresPerDegree(middle.latitude)
  const span = {
    x: spanOf(longitudes) * perDegree.longitude,
    y: spanOf(latitudes) * perDegree.latitude,
  }
  const { width, height, margin } = SHEET
  const unitsPerMetre = Math.min(
    (width - 2 * margin) / Math.max(span.x, SMALLEST_SPAN),
    (height - 2 * margin) / Math.max(span.y, SMALLEST_SPAN),
  )
  return {
    unitsPerMetre,
    scale: roundLength(width / 4 / unitsPerMetre),
    at: ({ latitude, longitude }: Point) => ({
      x: rounded(width / 2 + (longitude - middle.longitude) * perDegree.longitude * unitsPerMetre),
      y: rounded(height / 2 - (latitude - middle.latitude) * perDegree.latitude * unitsPerMetre),
    }),
  }
}

/** On the WGS 84 ellipsoid, to a metre. */
function metresPerDegree(latitude: number) {
  const angle = (latitude * Math.PI) / 180
  return {
    latitude: 111_133 - 560 * Math.cos(2 * angle),
    longitude: 111_413 * Math.cos(angle) - 94 * Math.cos(3 * angle),
  }
}

/** The longest of 1, 2 and 5 with zeros behind it. */
function roundLength(metres: number): number {
  const tens = 10 ** Math.floor(Math.log10(metres))
  return Math.max(...[1, 2, 5].map((one) => one * tens).filter((length) => length <= metres))
}

function spanOf(degrees: readonly number[]): number {
  return Math.max(...degrees) - Math.min(...degrees)
}

function rounded(units: number): number {
  return Math.round(units * 10) / 10
}
