import { createHash } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'

import { printerHash, sourcesHash } from '#app/media/renditions/picture-sources.server.ts'
import { versionsOf } from '#app/media/slots/head-slots.ts'
import { listingSlot } from '#app/media/slots/project-slot.ts'
import manifest from '#content/pictures/manifest.json' with { type: 'json' }
import type { PictureSlot } from '#content/pictures/slot.ts'
import { pictureSlots } from '#content/pictures/slots.ts'

/** A listing as its pictures are drawn from it; `slug` is that of its slots. */
export type DrawnListing = Parameters<typeof listingSlot>[0] & { readonly id: number }

/** The pictures that a listing is to have by its facts as they are published. */
export type WantedSet = {
  listing: number
  name: string
  slug: string
  digest: string
  slots: readonly PictureSlot[]
  /** The files hold these very pictures. */
  isFiled: boolean
}

/** Listings that are looked at in one turn. */
const AT_ONCE = 50

const filed = new Map(manifest.map(({ id, sources }) => [id, sources]))
/** Of pictures that somebody described by hand; nothing that is drawn from facts alone takes their place. */
const described = new Set(pictureSlots.flatMap(versionsOf).map(({ id }) => id))

/** Of the sources as this process found them. */
let printing: Promise<string> | undefined

/** What is to be drawn of each listing whose pictures nobody has described by hand: the same that `bin/northlight pictures draw` draws of its file. */
export async function wantedSets(listings: readonly DrawnListing[]): Promise<WantedSet[]> {
  const wanted: WantedSet[] = []
  const taken = new Set(described)
  for (const [index, listing] of listings.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await turn()
    const slots = versionsOf(listingSlot(listing))
    // Another's: `lodha-goa-wide` is a head of `lodha-goa`.
    if (slots.some(({ id }) => taken.has(id))) continue
    for (const { id } of slots) taken.add(id)
    wanted.push(await wantedOf(listing, slots))
  }
  return wanted
}

async function wantedOf(
  { id: listing, name, slug }: DrawnListing,
  slots: readonly PictureSlot[],
): Promise<WantedSet> {
  const printer = await (printing ??= printerHash())
  const sources = await Promise.all(slots.map((slot) => sourcesHash(slot, printer)))
  const digest = createHash('sha256').update(sources.join(' ')).digest('hex').slice(0, 16)
  const isFiled = slots.every(({ id }, index) => filed.get(id) === sources[index])
  return { listing, name, slug, digest, slots, isFiled }
}
