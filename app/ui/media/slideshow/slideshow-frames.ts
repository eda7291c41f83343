type Frame = { opacity: number; offset: number }

/** How long a whole round takes, and each picture's opacity in it: offsets run from 0 to 1. */
export type Round = { duration: number; layers: Frame[][] }

/**
 * `count` pictures lie on one another, the first lowest. Each in turn waits `delay`, then comes in
 * over `transition` above the one before it; the last goes out over the first, and the round begins
 * again. The first never moves, so `layers` starts with the second. Times in milliseconds.
 */
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

/** Which of `count` pictures is seen at a time, each from when it has come halfway, and for how long yet. */
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
