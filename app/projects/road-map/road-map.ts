import { z } from 'zod'

const text = z.string().trim().min(1, 'must say something')
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be the slug of a listing')

/** Something that people steer by and that is no listing of ours: an airport. */
const landmark = z.strictObject({ landmark: text, place: text })

/** A listing that its own words put near a road, without saying where along it: drawn beside the road. */
const beside = z.strictObject({ beside: slug })

const stop = z.union([slug, landmark, beside])

const stretch = {
  /** What people call the road, and the listings that stand on it. */
  name: text,
  /** What else orients on it: where it begins, or its newer number. */
  note: text.optional(),
  /** Its stops as one leaves the origin. Those of an inner list stand there in an order that is not verified. */
  stops: z.array(z.union([stop, z.array(stop).min(2, 'one stop alone has no order')])).min(1),
  /** Where it leaves the road before it, or the origin, is not verified: its beginning is drawn dotted. */
  isLoose: z.literal(true).optional(),
}

/** A road that goes on from the end of another; roads fork once, so that a phone can draw them too. */
const onward = z.strictObject(stretch)

const road = z.strictObject({
  ...stretch,
  /** The roads that leave at its end; the last of them goes straight on. */
  onward: z.array(onward).min(1).max(3).optional(),
})

/** A place that no road of the map reaches. Without a name of a road the listing does not say where in it. */
const plate = z.strictObject({ place: text, road: text.optional(), stops: z.array(slug).min(1) })

/**
 * The order of the listings along the roads, as public sources have it (docs/road-map.md): no lengths, no
 * directions. Each listing stands on it once; one that it does not name is not placed yet.
 */
export const roadMapSchema = z.strictObject({
  /** Where every road of it begins. */
  origin: text,
  /** What the roads reach, in words: `from the Delhi border to the airport at Jewar`. */
  reach: text,
  roads: z.array(road).min(1),
  plates: z.array(plate),
})

export type RoadMap = z.input<typeof roadMapSchema>
export type MappedStop = z.input<typeof stop>
export type MappedRoad = z.input<typeof road>
