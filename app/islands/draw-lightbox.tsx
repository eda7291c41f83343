import { AddressedLightbox } from '#app/ui/media/lightbox/addressed-lightbox.tsx'
import { transitionToViewer } from '#app/ui/media/lightbox/viewer-transition.ts'
import { addressedThumbnail, hashOf, OPENED_HERE } from '#app/ui/media/lightbox/lightbox-address.ts'

import { mount } from './hydrate.tsx'

let drawn: Promise<void> | undefined

export function drawLightbox(): Promise<void> {
  drawn ??= mount(document.body.appendChild(document.createElement('div')), <AddressedLightbox />)
  return drawn
}

export function openPicture(thumbnail: HTMLAnchorElement): void {
  transitionToViewer(thumbnail, () => {
    const address = `#${hashOf(thumbnail)}`
    if (addressedThumbnail()) window.history.replaceState(window.history.state, '', address)
    else window.history.pushState(OPENED_HERE, '', address)
    window.dispatchEvent(new Event('hashchange'))
  })
}
