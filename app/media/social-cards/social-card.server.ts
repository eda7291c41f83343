import { createHash } from 'node:crypto'

import { isolated } from '#app/lib/text/bidi.ts'
import { findPicture, type Master, stillPicture } from '#app/media/slots/manifest.server.ts'

import type { CardJob, SocialCard } from './card-job.ts'

/** Raise it with every change to a card's look, to expire cached cards. */
const TEMPLATE = 2

/** `<page>-<hash8>`, so that a card may be cached for ever. */
export function cardName(page: string, card: SocialCard): string {
  const picture = findPicture(card.picture) ?? stillPicture()
  const shown = shownAs(picture)
  const hash = createHash('sha256')
    .update(JSON.stringify([TEMPLATE, card, shown]))
    .digest('hex')
  return `${page}-${hash.slice(0, 8)}`
}

export function shownAs({ hash, focus, focusX, isImpression }: Master): unknown[] {
  return [hash, focus, isImpression, ...(focusX === undefined ? [] : [focusX])]
}

export function cardOrder(card: SocialCard): CardJob {
  return { kind: 'card', card, picture: findPicture(card.picture) ?? stillPicture() }
}

export function cardAlt({ title, place, picture }: SocialCard): string {
  const name = [title, place]
    .filter((one) => one !== undefined)
    .map(isolated)
    .join(', ')
  return `${name.replace(/\.$/, '')}. ${(findPicture(picture) ?? stillPicture()).alt}`.trim()
}
