import type { Direction } from '#app/media/photos/direction.ts'
import type { Plan } from '#app/media/photos/plan.ts'
import type { PictureFacts } from '#app/media/picture.tsx'

import type { SlotGroup, SlotPlace } from './photo-slots.ts'

export type ShownSlot = SlotPlace & {
  /** `other`: the cover's photo is here too; `undescribed`: a photo lacks its description. */
  shows: 'photograph' | 'undescribed' | 'impression' | 'other' | 'nothing'
  picture: PictureFacts
  /** `focus` and `across` in percent, `since` a day. */
  photo: ShownPhoto | undefined
  removed: { hash: string; until: string } | undefined
  earlier: string | undefined
  later: string | undefined
}

type ShownPhoto = {
  hash: string
  alt: string
  focus: number
  across: number
  since: string
  /** Of a site photo. */
  taken?: { on: string; facing?: Direction | undefined } | undefined
  /** Of a floor plan; `pdf` is its address. */
  plan?: Plan | undefined
  pdf?: string | undefined
}

export type ShownGroup = Omit<SlotGroup, 'places'> & { places: ShownSlot[] }
