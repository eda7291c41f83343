import { z } from 'zod'

const text = z.string().trim().min(1, 'must say something')
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be the slug of a project')

const landmark = z.strictObject({ landmark: text, place: text })

/** A project near a road, at an unverified point. */
const nearby = z.strictObject({ beside: slug })

const stop = z.union([slug, landmark, nearby])

const segment = {
  name: text,
  note: text.optional(),
  /** From the origin; an inner list has an unverified order. */
  stops: z.array(z.union([stop, z.array(stop).min(2, 'one stop alone has no order')])).min(1),
  /** Its start is not verified and drawn as approximate. */
  isLoose: z.literal(true).optional(),
}

/** Roads fork once, so that a phone can draw them. */
const branch = z.strictObject(segment)

const road = z.strictObject({
  ...segment,
  /** The last one goes straight on. */
  onward: z.array(branch).min(1).max(3).optional(),
})

/** Without `road` the project does not say where in the place. */
const plate = z.strictObject({ place: text, road: text.optional(), stops: z.array(slug).min(1) })

/** The order of projects along roads from public sources (docs/road-map.md); no lengths or directions. */
export const roadMapSchema = z.strictObject({
  origin: text,
  /** `from the Delhi border to the airport at Jewar`. */
  reach: text,
  roads: z.array(road).min(1),
  plates: z.array(plate),
})

export type RoadMap = z.input<typeof roadMapSchema>
export type MappedStop = z.input<typeof stop>
export type MappedRoad = z.input<typeof road>
