import { reversed, sorted } from '#app/lib/lists.ts'

/** In drawing units, y upwards from the ground. */
export type Box = { left: number; right: number; bottom: number; top: number }

export type Labelled = {
  body: Box
  width: number
  height: number
  /** Land from its left edge, towers up to their right edge where narrower than the label. */
  from: 'left' | 'right'
}

export type PlacedLabel = Box & { anchor: 'start' | 'end' }

const AIR = 8

/** Places labels from right to left, as low as possible, without touching bodies, labels or leader lines. */
export function placeLabels(
  all: readonly Labelled[],
  bodies: readonly Box[],
  width: number,
): PlacedLabel[] {
  const taken = [...bodies]
  const placed = reversed(all).map((one) => {
    const label = lowest(one, taken, width)
    const x = label.anchor === 'start' ? one.body.left : one.body.right
    taken.push(label, { left: x - 1, right: x + 1, bottom: one.body.top, top: label.bottom })
    return label
  })
  return reversed(placed)
}

function lowest(one: Labelled, taken: readonly Box[], room: number): PlacedLabel {
  const { body, width, height } = one
  const anchor = anchorOf(one, room)
  const left = anchor === 'start' ? body.left : body.right - width
  const at = (bottom: number) => ({ left, right: left + width, bottom, top: bottom + height })
  const bottoms = [body.top, ...taken.map(({ top }) => top).filter((top) => top > body.top)]
  const free = sorted(bottoms, (a, b) => a - b)
    .map((top) => at(top + AIR))
    .find((label) => !taken.some((box) => touches(label, box)))
  return { ...(free ?? at(body.top + AIR)), anchor }
}

function anchorOf({ body, width, from }: Labelled, room: number): PlacedLabel['anchor'] {
  if (body.left + width > room) return 'end'
  if (body.right < width) return 'start'
  return from === 'left' || width <= body.right - body.left ? 'start' : 'end'
}

/** Whether two boxes overlap or are closer than half of `AIR`. */
export function touches(a: Box, b: Box): boolean {
  const air = AIR / 2
  return (
    a.left < b.right + air &&
    b.left < a.right + air &&
    a.bottom < b.top + air &&
    b.bottom < a.top + air
  )
}
