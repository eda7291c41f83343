import { createHash } from 'node:crypto'

import { isolated } from '#app/lib/text/bidi.ts'
import { findPicture, type Master, stillPicture } from '#app/media/slots/manifest.server.ts'

import type { CardJob, SocialCard } from './card-job.ts'

/** Goes up with every change to how a card looks, so that none of the old look is kept. */
const TEMPLATE = 2

/** `<page>-<hash8>`: changes with every word and the picture, so that a card may be kept for ever. */
export function cardName(page: string, card: SocialCard): string {
  const picture = findPicture(card.picture) ?? stillPicture()
  const shown = shownAs(picture)
  const hash = createHash('sha256')
    .update(JSON.stringify([TEMPLATE, card, shown]))
    .digest('hex')
  return `${page}-${hash.slice(0, 8)}`
}

/** What of a picture is to be seen where it is cut: another one is another picture. */
export function shownAs({ hash, focus, focusX, isImpression }: Master): unknown[] {
  return [hash, focus, isImpression, ...(focusX === undefined ? [] : [focusX])]
}

/** What is needed to draw the card. */
export function cardOrder(card: SocialCard): CardJob {
  return { kind: 'card', card, picture: findPicture(card.picture) ?? stillPicture() }
}

/** What the card shows, in words. */
export function cardAlt({ title, place, picture }: SocialCard): string {
  const name = [title, place]
    .filter((one) => one !== undefined)
    .map(isolated)
    .join(', ')
  return `${name.replace(/\.$/, '')}. ${(findPicture(picture) ?? stillPicture()).alt}`.trim()
}
