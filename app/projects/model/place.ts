import { z } from 'zod'

import { asciiDigits } from '#app/lib/text/digits.ts'

/** In degrees. */
export type Point = { latitude: number; longitude: number }

/** What contains India, in degrees. */
const INDIA = { south: 6, north: 37.5, west: 68, east: 97.5 }
const EXAMPLE = 'as 28.4595, 77.0266'

const NUMBER = String.raw`([-+]?\d{1,3}(?:\.\d{1,20})?)`
const PAIR = new RegExp(`^${NUMBER}[,\\s]{1,3}${NUMBER}$`)
/** In Google Maps links, most exact first: the marker, a searched point, the middle of the map. */
const IN_LINK = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(
    `(?:[?&](?:q|query|ll|destination)=|/maps/(?:search|place|dir//)/?)(?:loc:)?${NUMBER},[+ ]?${NUMBER}`,
  ),
  new RegExp(`/@${NUMBER},${NUMBER}`),
]

/** `28.4595, 77.0266` of a pair of coordinates or a Google Maps link; undefined without them. */
export function pointTyped(typed: string): string | undefined {
  const text = asciiDigits(typed).trim().slice(0, 2000)
  const forms = text.startsWith('https://') ? IN_LINK : [PAIR]
  const link = text.replaceAll(/%2C/gi, ',')
  for (const form of forms) {
    const [, latitude, longitude] = form.exec(link) ?? []
    if (latitude !== undefined && longitude !== undefined)
      return `${toMicrodegrees(Number(latitude))}, ${toMicrodegrees(Number(longitude))}`
  }
  return undefined
}

/** A sixth decimal is a tenth of a metre. */
function toMicrodegrees(degrees: number): number {
  return Number(degrees.toFixed(6))
}

export function pointOf(text: string): Point {
  const [latitude = NaN, longitude = NaN] = text.split(', ').map(Number)
  return { latitude, longitude }
}

/** Normalises to `28.4595, 77.0266`; the dashboard's form recognises its format. */
const pointText = z
  .string()
  .overwrite((typed) => pointTyped(typed) ?? typed)
  .regex(PAIR, {
    error: `must be a latitude and a longitude, ${EXAMPLE}, or a long Google Maps link`,
    abort: true,
  })
  .refine(liesInIndia, `must lie in India, the latitude first, ${EXAMPLE}`)
  .meta({ format: 'point' })

function liesInIndia(text: string): boolean {
  const { latitude, longitude } = pointOf(text)
  const { south, north, west, east } = INDIA
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}

/** An emptied pin is absent. */
export const pinSchema = z.union([z.literal('').transform(() => undefined), pointText]).optional()

export const outlineSchema = z
  .strictObject({
    of: z.enum(['site', 'sector']),
    corners: z
      .array(pointText)
      .min(3, 'needs three corners or more')
      .max(60, 'has room for 60 corners: leave out the smaller bends'),
  })
  .optional()

/** The part of a project that says where exactly it is. */
export type Placed = {
  pin?: z.input<typeof pinSchema>
  outline?: z.input<typeof outlineSchema>
}

/** Whether the project states its exact place. */
export function isPlaced({ pin = '', outline }: Placed): boolean {
  return pin !== '' || outline !== undefined
}

export function outlinePoints({ outline }: Placed): Point[] {
  return outline?.corners.map(pointOf) ?? []
}

/** The pin, or the middle of the outline. */
export function exactPoint(placed: Placed): Point | undefined {
  if (placed.pin) return pointOf(placed.pin)
  const points = outlinePoints(placed)
  if (points.length === 0) return undefined
  return {
    latitude: middleOf(points.map(({ latitude }) => latitude)),
    longitude: middleOf(points.map(({ longitude }) => longitude)),
  }
}

/** Half way between the outermost ones. */
export function middleOf(degrees: readonly number[]): number {
  return toMicrodegrees((Math.min(...degrees) + Math.max(...degrees)) / 2)
}
