import type { ReactNode } from 'react'

import { Sheet } from '#app/ui/document/sheet.tsx'
import { Icon } from '#app/ui/media/icon.tsx'

import sheet from './slideshow.css?url'

type SlideshowProps = {
  label: string
  pictures: readonly ReactNode[]
  /** Milliseconds a picture stays. */
  delay: number
  /** Milliseconds of the fade to the next one. */
  transition: number
  children: ReactNode
}

/** Pictures that fade in turn (slide-turning.ts); without script a strip to scroll. The caller sizes the box. */
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
      <div className="slideshow" tabIndex={0}>
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

export function SlideButtons({ count }: { count: number }) {
  return (
    <div className="slideshow-buttons">
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
