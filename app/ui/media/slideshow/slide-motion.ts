import { pictureAt, slideshowRound } from './slideshow-frames.ts'

/** The turning of pictures that lie on one another. */
export type SlideMotion = {
  /** From the picture at an index on, which first stays its time but for what it was seen of it already. */
  start: (index: number, seen: number) => void
  pause: () => void
  resume: () => void
  /** Takes the motion away, and with it what it did to the pictures. */
  stop: () => void
  isStarted: () => boolean
}

/** Tells `onSeen` each picture that comes. Times in milliseconds. */
export function slideMotion(
  slides: readonly Element[],
  delay: number,
  transition: number,
  onSeen: (index: number) => void,
): SlideMotion {
  const round = slideshowRound(slides.length, delay, transition)
  let animations: Animation[] = []
  let timer = 0

  function follow() {
    const time = animations[0]?.currentTime
    if (typeof time !== 'number') return
    const { index, staysFor } = pictureAt(time, slides.length, delay, transition)
    onSeen(index)
    timer = window.setTimeout(follow, staysFor)
  }

  return {
    start(index, seen) {
      const options = { duration: round.duration, iterations: Infinity }
      animations = round.layers.flatMap(
        (frames, layer) => slides[layer + 1]?.animate(frames, options) ?? [],
      )
      for (const animation of animations)
        animation.currentTime = index * (delay + transition) + seen
      follow()
    },
    pause() {
      window.clearTimeout(timer)
      for (const animation of animations) animation.pause()
    },
    resume() {
      for (const animation of animations) animation.play()
      follow()
    },
    stop() {
      window.clearTimeout(timer)
      for (const animation of animations) animation.cancel()
      animations = []
    },
    isStarted: () => animations.length > 0,
  }
}
