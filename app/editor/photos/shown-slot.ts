import type { PictureFacts } from '#app/media/picture.tsx'

import type { SlotGroup, SlotPlace } from './photo-slots.ts'

/** A slot with what fills it now. */
export type ShownSlot = SlotPlace & {
  /** `other`: the head's photograph stands here as well; `undescribed`: one waits until somebody says what it shows. */
  shows: 'photograph' | 'undescribed' | 'impression' | 'other' | 'nothing'
  picture: PictureFacts
  /** `focus` and `across` are in percent, `since` is a day. */
  photograph:
    | { hash: string; alt: string; focus: number; across: number; since: string }
    | undefined
  /** One that stood here until a day, and can be brought back. */
  waiting: { hash: string; until: string } | undefined
  /** The slots that its photograph may be moved to. */
  earlier: string | undefined
  later: string | undefined
}

export type ShownGroup = Omit<SlotGroup, 'places'> & { places: ShownSlot[] }
