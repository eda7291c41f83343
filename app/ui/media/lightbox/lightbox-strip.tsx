import { useLayoutEffect, useRef, type PointerEvent } from 'react'

import { thumbnailPicture } from './thumbnail-picture.ts'

type LightboxStripProps = {
  thumbnails: readonly HTMLElement[]
  /** The picture on view. */
  index: number
  onChoose: (index: number) => void
}

/**
 * All pictures of the gallery in one row below the one on view. A single stop for the Tab key: within
 * it the arrow keys move, as everywhere in the viewer, and the focus goes along.
 */
export function LightboxStrip({ thumbnails, index, onChoose }: LightboxStripProps) {
  const strip = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const row = strip.current
    const button = row?.children[index]
    if (!row || !(button instanceof HTMLElement)) return
    // Only the row moves, and at once.
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

/** A finger that moves the row does not turn the picture as well. */
function keepFromSwipe(event: PointerEvent): void {
  event.stopPropagation()
}
