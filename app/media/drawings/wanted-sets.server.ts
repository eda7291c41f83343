import { createHash } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'

import { printerHash, sourcesHash } from '#app/media/renditions/picture-sources.server.ts'
import { versionsOf } from '#app/media/slots/head-slots.ts'
import { listingSlot } from '#app/media/slots/project-slot.ts'
import manifest from '#content/pictures/manifest.json' with { type: 'json' }
import type { PictureSlot } from '#content/pictures/slot.ts'
import { pictureSlots } from '#content/pictures/slots.ts'

export type DrawnListing = Parameters<typeof listingSlot>[0] & { readonly id: number }

export type WantedSet = {
  listing: number
  name: string
  slug: string
  digest: string
  slots: readonly PictureSlot[]
  isFiled: boolean
}

const AT_ONCE = 50

const filed = new Map(manifest.map(({ id, sources }) => [id, sources]))
const described = new Set(pictureSlots.flatMap(versionsOf).map(({ id }) => id))

let printing: Promise<string> | undefined

/** The set to draw of each project whose pictures are not described by hand, as `bin/northlight pictures draw` draws it. */
export async function wantedSets(listings: readonly DrawnListing[]): Promise<WantedSet[]> {
  const wanted: WantedSet[] = []
  const taken = new Set(described)
  for (const [index, listing] of listings.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await turn()
    const slots = versionsOf(listingSlot(listing))
    // `lodha-goa-wide` may be a cover of `lodha-goa`.
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
