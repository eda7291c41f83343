import { reversed, sorted } from '#app/lib/lists.ts'

/** A box in drawing units, y growing upwards from the ground. */
export type Box = { left: number; right: number; bottom: number; top: number }

export type Labelled = {
  /** What it is said of. */
  body: Box
  width: number
  height: number
  /** Land is labelled from its left edge on, towers up to their right one where they are narrower than their label. */
  from: 'left' | 'right'
}

export type PlacedLabel = Box & { anchor: 'start' | 'end' }

/** Air between a label and what is nearest to it. */
const AIR = 8

/**
 * Within `width`, puts each label above its own body, from the right to the left, as low as it touches nothing: no
 * body, no label, and no line that leads from a body up to its label.
 */
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

/** From the left edge on or up to the right one, as it is meant and has room. */
function anchorOf({ body, width, from }: Labelled, room: number): PlacedLabel['anchor'] {
  if (body.left + width > room) return 'end'
  if (body.right < width) return 'start'
  return from === 'left' || width <= body.right - body.left ? 'start' : 'end'
}

/** Whether two boxes overlap or come closer than half the air. */
export function touches(a: Box, b: Box): boolean {
  const air = AIR / 2
  return (
    a.left < b.right + air &&
    b.left < a.right + air &&
    a.bottom < b.top + air &&
    b.bottom < a.top + air
  )
}
