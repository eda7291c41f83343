type Frame = { opacity: number; offset: number }

/** Milliseconds, and opacities at offsets from 0 to 1. */
export type Round = { duration: number; layers: Frame[][] }

/** Opacities of `count` stacked pictures that fade in turn; the first never moves, so `layers` starts with the second. Milliseconds. */
export function slideshowRound(count: number, delay: number, transition: number): Round {
  const step = delay + transition
  const duration = count * step
  const layers = Array.from({ length: count - 1 }, (_, index) => {
    const isLast = index === count - 2
    const shown = (index + 1) * step
    const covered = shown + step
    const points: [number, number][] = [
      [0, 0],
      [shown - transition, 0],
      [shown, 1],
      [isLast ? covered - transition : covered, 1],
      [covered, 0],
      [duration, 0],
    ]
    return points.map(([time, opacity]) => ({ opacity, offset: time / duration }))
  })
  return { duration, layers }
}

/** The visible one of `count` pictures, from the middle of its fade, and its remaining time. */
export function pictureAt(
  time: number,
  count: number,
  delay: number,
  transition: number,
): { index: number; staysFor: number } {
  const step = delay + transition
  const come = time + transition / 2
  return { index: Math.floor(come / step) % count, staysFor: step - (come % step) }
}
