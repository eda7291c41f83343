import { useEffect, useRef, useState, type ReactNode } from 'react'

import { useReducedMotion } from './reduced-motion.ts'
import { slideshowRound } from './slideshow-frames.ts'

type SlideshowProps = {
  /** In the page from the start; without script and under reduced motion the only one. */
  first: ReactNode
  /** Come once the first is there; pictures without words of their own. */
  others: readonly ReactNode[]
  /** Milliseconds a picture stays. */
  delay: number
  /** Milliseconds in which the next one comes. */
  transition: number
  isPaused: boolean
}

/** Pictures that come over one another in turn, without end. The box that they fill is the caller's. */
export function Slideshow({ first, others, delay, transition, isPaused }: SlideshowProps) {
  const isCalm = useReducedMotion()
  const box = useRef<HTMLDivElement>(null)
  const paused = useRef(isPaused)
  const [hasFirst, setHasFirst] = useState(false)
  const isRunning = hasFirst && !isCalm

  useEffect(() => {
    void box.current
      ?.querySelector('img')
      ?.decode()
      .then(() => setHasFirst(true))
      .catch(() => undefined)
  }, [])

  useEffect(() => {
    const element = box.current
    if (!isRunning || !element) return undefined
    let isOver = false
    const images = [...element.querySelectorAll('img')]
    void Promise.allSettled(images.map((image) => image.decode())).then(() => {
      if (!isOver) start(element, delay, transition, paused.current)
    })
    return () => {
      isOver = true
      for (const animation of element.getAnimations({ subtree: true })) animation.cancel()
    }
  }, [isRunning, delay, transition])

  useEffect(() => {
    paused.current = isPaused
    for (const animation of box.current?.getAnimations({ subtree: true }) ?? []) {
      if (isPaused) animation.pause()
      else animation.play()
    }
  }, [isPaused])

  return (
    <div className="shows" ref={box}>
      <div>{first}</div>
      {isRunning
        ? others.map((picture, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the order is what they are
            <div key={index} aria-hidden="true" className="shows-next">
              {picture}
            </div>
          ))
        : null}
    </div>
  )
}

function start(box: Element, delay: number, transition: number, isPaused: boolean): void {
  const layers = [...box.children]
  const round = slideshowRound(layers.length, delay, transition)
  round.layers.forEach((frames, index) => {
    const animation = layers[index + 1]?.animate(frames, {
      duration: round.duration,
      iterations: Infinity,
    })
    if (isPaused) animation?.pause()
  })
}
