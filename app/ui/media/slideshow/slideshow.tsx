import type { ReactNode } from 'react'

import { Sheet } from '#app/ui/document/sheet.tsx'
import { Icon } from '#app/ui/media/icon.tsx'

import sheet from './slideshow.css?url'

type SlideshowProps = {
  /** What the pictures are together, for a screen reader. */
  label: string
  /** At least two, each with words of its own; the first is seen first. */
  pictures: readonly ReactNode[]
  /** Milliseconds a picture stays. */
  delay: number
  /** Milliseconds in which the next one comes. */
  transition: number
  /** What stands below the pictures, `SlideButtons` and `PauseMotion` in it. */
  children: ReactNode
}

/**
 * Pictures that come over one another in turn, without end, or one by one when a button is pressed;
 * slide-turning.ts moves them. Without script they are a strip to scroll. The box that they fill is
 * the caller's.
 */
export function Slideshow({ label, pictures, delay, transition, children }: SlideshowProps) {
  return (
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      data-delay={delay}
      data-transition={transition}
    >
      <Sheet href={sheet} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without script it is scrolled by keys; script takes it out of the order */}
      <div className="shows" tabIndex={0}>
        {pictures.map((picture, index) => (
          <div
            // oxlint-disable-next-line react/no-array-index-key -- the order is what they are
            key={index}
            role="group"
            aria-roledescription="slide"
            aria-label={positionOf(index, pictures.length)}
          >
            {picture}
          </div>
        ))}
      </div>
      {children}
    </div>
  )
}

/** Shows the picture before or after, and says which of them is seen. */
export function SlideButtons({ count }: { count: number }) {
  return (
    <div className="shows-b">
      <button type="button" data-turn="-1" aria-label="Previous picture">
        <Icon name="left" />
      </button>
      <span data-position>{positionOf(0, count)}</span>
      <button type="button" data-turn="1" aria-label="Next picture">
        <Icon name="right" />
      </button>
    </div>
  )
}

function positionOf(index: number, count: number): string {
  return `${index + 1} of ${count}`
}
