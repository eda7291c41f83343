import { useState, type KeyboardEvent, useLayoutEffect, useRef, type PointerEvent } from 'react'
import Carousel from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'

import { isShown } from '#app/ui/focus/is-shown.ts'
import { Icon } from '#app/ui/media/icon.tsx'

import { hashOf } from './lightbox-address.ts'
import { sceneOf, thumbnailPicture, loadedAddress } from './thumbnail-picture.ts'
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
    const { caption = sceneOf(thumbnailPicture(thumbnail)?.alt ?? '') } = thumbnail.dataset
    return (
      <figure className="lightbox">
        <FullPicture thumbnail={thumbnail} />
        <figcaption>
          <b>{caption}</b>
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

/** A phone in portrait, which shows the upright crop (lightbox-view.css). */
const UPRIGHT_PHONE = '(max-width: 39.99em) and (min-height: 30em)'
const UPRIGHT = 4 / 5
/** On a screen with density 3 the eye sees no gain over 2.25. */
const DENSE_SHARE = 0.75
/** CSS pixels of the screen's height above and below the picture. */
const AROUND = 168
const AROUND_LOW = 56

/** The thumbnail's picture in screen size, or its crop on a phone in portrait; the thumbnail is shown meanwhile. */
function FullPicture({ thumbnail }: { thumbnail: HTMLElement }) {
  const image = thumbnailPicture(thumbnail)
  if (!image) return null
  const { width, height } = sizeOf(image)
  const sizes = sizesOf(width / height)
  const loaded = loadedAddress(image)
  const note = thumbnail.querySelector('small')?.textContent
  return (
    <div ref={(box) => box?.style.setProperty('--shape', String(width / height))}>
      <picture>
        {[...thumbnail.querySelectorAll('source')].map(({ type, srcset }) => (
          <source key={type} type={type} srcSet={srcset} sizes={sizes} />
        ))}
        <img
          src={image.getAttribute('src') ?? undefined}
          srcSet={image.srcset}
          sizes={sizes}
          width={width}
          height={height}
          alt={image.alt}
          fetchPriority="high"
          decoding="async"
          style={loaded === undefined ? undefined : { backgroundImage: `url("${loaded}")` }}
        />
      </picture>
      {note ? <p>{note}</p> : null}
    </div>
  )
}

function sizesOf(shape: number): string {
  const upright = 100 * Math.max(1, shape / UPRIGHT)
  const low = `min(100vw, ${rounded(100 * shape)}vh - ${rounded(AROUND_LOW * shape)}px)`
  const usual = `min(100vw, ${rounded(100 * shape)}vh - ${rounded(AROUND * shape)}px)`
  return [
    `${UPRIGHT_PHONE} and (min-resolution: 2.5dppx) ${rounded(upright * DENSE_SHARE)}vw`,
    `${UPRIGHT_PHONE} ${rounded(upright)}vw`,
    `(max-height: 30em) ${low}`,
    usual,
  ].join(', ')
}

function rounded(length: number): number {
  return Math.ceil(length * 10) / 10
}

/** From the markup, not from the thumbnail's layout. */
function sizeOf(image: HTMLImageElement): { width: number; height: number } {
  return {
    width: Number(image.getAttribute('width')),
    height: Number(image.getAttribute('height')),
  }
}

type LightboxStripProps = {
  thumbnails: readonly HTMLElement[]
  index: number
  onChoose: (index: number) => void
}

/** One Tab stop; arrow keys move within it. */
function LightboxStrip({ thumbnails, index, onChoose }: LightboxStripProps) {
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
      {thumbnails.map((thumbnail, at) => (
        <button
          key={hashOf(thumbnail)}
          type="button"
          aria-label={`Picture ${at + 1} of ${thumbnails.length}`}
          aria-current={at === index ? true : undefined}
          tabIndex={at === index ? 0 : -1}
          onClick={() => onChoose(at)}
        >
          <StripPicture thumbnail={thumbnail} />
        </button>
      ))}
    </div>
  )
}

/** What the page has loaded, or the smallest that it offers, where the thumbnail was never in sight. */
function StripPicture({ thumbnail }: { thumbnail: HTMLElement }) {
  const image = thumbnailPicture(thumbnail)
  if (!image) return null
  const loaded = loadedAddress(image)
  if (loaded !== undefined) return <img src={loaded} alt="" decoding="async" />
  return (
    <picture>
      {[...thumbnail.querySelectorAll('source')].map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes="1px" />
      ))}
      <img src={image.getAttribute('src') ?? undefined} alt="" decoding="async" />
    </picture>
  )
}

/** A swipe of the strip must not turn the picture. */
function keepFromSwipe(event: PointerEvent): void {
  event.stopPropagation()
}
