import { useState, type KeyboardEvent, type ReactNode } from 'react'
import Carousel from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'

import { Icon } from './icon.tsx'
import './lightbox-view.css'

export type LightboxItem = {
  /** The full picture's own address, where the link leads without script. */
  href: string
  thumb: ReactNode
  /** The picture as large as the screen allows. */
  full: ReactNode
  caption?: string | undefined
  /** On the thumbnail; the caption where it has none. */
  tag?: string | undefined
  /** Said below the picture, after its caption. */
  note?: string | undefined
}

export type LightboxViewProps = {
  /** What the dialog is called, and said in its caption. */
  label: string
  items: readonly LightboxItem[]
  /** The picture shown first; a new one moves the viewer there. */
  index: number
  onView: (index: number) => void
  onClose: () => void
}

/** Pixels between two pictures while they pass (SPEC section 9). */
const SPACING = 20

/** The viewer itself, full screen. Loaded on demand by lightbox.tsx, its style with it. */
export function LightboxView({ label, items, index, onView, onClose }: LightboxViewProps) {
  // The carousel goes back to `index` whenever it is handed a new list.
  const [slides] = useState(() => items.map(({ href }) => ({ src: href })))
  const [isClosing, setClosing] = useState(false)
  const draw = (href: string) => {
    const item = items.find((one) => one.href === href)
    if (!item) return null
    return (
      <figure className="lightbox">
        {item.full}
        <figcaption>
          {item.caption ? <b>{item.caption}</b> : null}
          {item.note ? <span>{item.note}</span> : null}
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
      }}
    />
  )
}

/** Tab goes round inside the viewer; without this, every round passes through the browser's bar. */
function keepFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button === document.activeElement)
  const next = event.shiftKey ? at - 1 : at + 1
  buttons.at(at === -1 && event.shiftKey ? -1 : next % buttons.length)?.focus()
  event.preventDefault()
}
