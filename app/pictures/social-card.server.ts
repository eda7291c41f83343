import { createHash } from 'node:crypto'

import { findPicture } from './manifest.server.ts'

/** Goes up with every change to how a card looks, so that none of the old look is kept. */
const TEMPLATE = 1

/** What the card of a page says, and the slot of its picture. */
export type SocialCard = {
  title: string
  picture: string
  brand: string
  /** Below the title. */
  place?: string | undefined
  /** A label and its figure each. */
  facts?: readonly { label: string; figure: string }[]
  price?: string | undefined
}

/** `<page>-<hash8>`: changes with every word and the picture, so that a card may be kept for ever. */
export function cardName(page: string, card: SocialCard): string {
  const picture = findPicture(card.picture)
  const shown = picture && [picture.hash, picture.focus, picture.isImpression]
  const hash = createHash('sha256')
    .update(JSON.stringify([TEMPLATE, card, shown]))
    .digest('hex')
  return `${page}-${hash.slice(0, 8)}`
}

/** What the card shows, in words. */
export function cardAlt({ title, place, picture }: SocialCard): string {
  const name = [title, place].filter((one) => one !== undefined).join(', ')
  return `${name.replace(/\.$/, '')}. ${findPicture(picture)?.alt ?? ''}`.trim()
}
