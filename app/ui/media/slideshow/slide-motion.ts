import { pictureAt, slideshowRound } from './slideshow-frames.ts'

export type SlideMotion = {
  /** `seen`: milliseconds for which the first picture was visible already. */
  start: (index: number, seen: number) => void
  pause: () => void
  resume: () => void
  stop: () => void
  isStarted: () => boolean
}

/** Reports each picture to `onSeen`. Times in milliseconds. */
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
