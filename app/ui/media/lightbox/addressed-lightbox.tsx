import { useEffect, useSyncExternalStore } from 'react'

import { addressedThumbnail, hashOf, OPENED_HERE, THUMBNAIL } from './lightbox-address.ts'
import { LightboxView } from './lightbox-view.tsx'

/** Our own event, because browsers fire none for replaceState. */
const FOLLOWED = 'lightbox-followed'

/** Opens while the address names a picture of a gallery. */
export function AddressedLightbox() {
  const thumbnail = useSyncExternalStore(onHash, addressedThumbnail)
  useEffect(() => {
    if (!thumbnail) return undefined
    return () => {
      if (document.activeElement === document.body) thumbnail.focus({ preventScroll: true })
    }
  }, [thumbnail])
  const gallery = thumbnail?.closest<HTMLElement>('[data-lightbox]')
  if (!thumbnail || !gallery) return null
  const thumbnails = [...gallery.querySelectorAll<HTMLAnchorElement>(THUMBNAIL)]
  return (
    <LightboxView
      key={hashOf(thumbnails[0])}
      label={gallery.dataset['lightbox'] ?? ''}
      thumbnails={thumbnails}
      index={thumbnails.indexOf(thumbnail)}
      onView={(index) => follow(thumbnails[index])}
      onClose={close}
    />
  )
}

function onHash(changed: () => void): () => void {
  const events = ['hashchange', FOLLOWED]
  for (const event of events) window.addEventListener(event, changed)
  return () => {
    for (const event of events) window.removeEventListener(event, changed)
  }
}

/** Replaces the address without a navigation. */
function follow(thumbnail: HTMLAnchorElement | undefined): void {
  if (!thumbnail) return
  window.history.replaceState(window.history.state, '', `#${hashOf(thumbnail)}`)
  window.dispatchEvent(new Event(FOLLOWED))
}

function close(): void {
  if (window.history.state === OPENED_HERE) {
    window.history.back()
    return
  }
  const { pathname, search } = window.location
  window.history.replaceState(null, '', pathname + search)
  window.dispatchEvent(new Event('hashchange'))
}
