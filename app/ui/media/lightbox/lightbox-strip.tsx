import { useLayoutEffect, useRef, type PointerEvent } from 'react'

import { thumbnailPicture } from './thumbnail-picture.ts'

type LightboxStripProps = {
  thumbnails: readonly HTMLElement[]
  index: number
  onChoose: (index: number) => void
}

/** One Tab stop; arrow keys move within it. */
export function LightboxStrip({ thumbnails, index, onChoose }: LightboxStripProps) {
  const strip = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const row = strip.current
    const button = row?.children[index]
    if (!row || !(button instanceof HTMLElement)) return
    // scrollIntoView would also scroll the page, smoothly.
    row.scrollLeft = button.offsetLeft - (row.clientWidth - button.offsetWidth) / 2
    if (row.contains(document.activeElement)) button.focus({ preventScroll: true })
  }, [index])
  return (
    <div ref={strip} className="lightbox-strip" onPointerDown={keepFromSwipe}>
      {thumbnails.map((thumbnail, at) => {
        const image = thumbnailPicture(thumbnail)
        return (
          <button
            key={thumbnail.dataset['opens']}
            type="button"
            aria-label={`Picture ${at + 1} of ${thumbnails.length}`}
            aria-current={at === index ? true : undefined}
            tabIndex={at === index ? 0 : -1}
            onClick={() => onChoose(at)}
          >
            {image ? <img src={image.currentSrc} alt="" decoding="async" /> : null}
          </button>
        )
      })}
    </div>
  )
}

/** A swipe of the strip must not turn the picture. */
function keepFromSwipe(event: PointerEvent): void {
  event.stopPropagation()
}
