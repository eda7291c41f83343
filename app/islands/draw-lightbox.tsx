import { AddressedLightbox } from '#app/ui/lightbox/addressed-lightbox.tsx'

import { mount } from './hydrate.tsx'

let drawn: Promise<void> | undefined

/** Draws the viewer, once; from then on it follows the address. */
export function drawLightbox(): Promise<void> {
  drawn ??= mount(document.body.appendChild(document.createElement('div')), <AddressedLightbox />)
  return drawn
}
