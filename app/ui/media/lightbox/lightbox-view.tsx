import { useState, type KeyboardEvent } from 'react'
import Carousel from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'

import { isShown } from '#app/ui/focus/is-shown.ts'
import { Icon } from '#app/ui/media/icon.tsx'

import { FullPicture } from './full-picture.tsx'
import { LightboxStrip } from './lightbox-strip.tsx'
import { sceneOf, thumbnailPicture } from './thumbnail-picture.ts'
import './lightbox-view.css'

type LightboxViewProps = {
  label: string
  thumbnails: readonly HTMLAnchorElement[]
  index: number
  onView: (index: number) => void
  onClose: () => void
}

/** Pixels between two pictures while they pass (SPEC section 9). */
const SPACING = 20

export function LightboxView({ label, thumbnails, index, onView, onClose }: LightboxViewProps) {
  // The carousel goes back to `index` for every new list.
  const [slides] = useState(() => thumbnails.map(({ href }) => ({ src: href })))
  const [isClosing, setClosing] = useState(false)
  const draw = (href: string) => {
    const thumbnail = thumbnails.find((one) => one.href === href)
    if (!thumbnail) return null
    const { note, caption = sceneOf(thumbnailPicture(thumbnail)?.alt ?? '', note) } =
      thumbnail.dataset
    return (
      <figure className="lightbox">
        <FullPicture thumbnail={thumbnail} />
        <figcaption>
          <b>{caption}</b>
          {note === undefined ? null : <span>{note}</span>}
        </figcaption>
      </figure>
    )
  }
  return (
    <Carousel
      open
      close={() => {
        if (isClosing) return
        setClosing(true)
        onClose()
      }}
      index={index}
      slides={slides}
      plugins={[Counter]}
      carousel={{ spacing: SPACING, preload: 1 }}
      controller={{ closeOnPullDown: true }}
      portal={{ container: { onKeyDown: keepFocus } }}
      labels={{ Lightbox: label, 'Photo gallery': label }}
      on={{ view: (view) => onView(view.index) }}
      render={{
        slide: ({ slide }) => draw(slide.src),
        iconPrev: () => <Icon name="left" />,
        iconNext: () => <Icon name="right" />,
        iconClose: () => <Icon name="cross" />,
        controls: () =>
          thumbnails.length > 1 ? (
            <LightboxStrip thumbnails={thumbnails} index={index} onChoose={onView} />
          ) : null,
      }}
    />
  )
}

/** Keeps Tab inside the viewer instead of the browser's toolbar. */
function keepFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return
  const buttons = [...event.currentTarget.querySelectorAll('button')].filter(isStop)
  const at = buttons.findIndex((button) => button === document.activeElement)
  const next = event.shiftKey ? at - 1 : at + 1
  buttons.at(at === -1 && event.shiftKey ? -1 : next % buttons.length)?.focus()
  event.preventDefault()
}

/** The strip is one Tab stop, and none where it is hidden. */
function isStop(button: HTMLButtonElement): boolean {
  return button.tabIndex === 0 && isShown(button)
}
