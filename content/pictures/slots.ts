import type { PictureSlot } from './slot.ts'

const files = import.meta.glob<readonly PictureSlot[]>('./slots/*.ts', {
  eager: true,
  import: 'pictures',
})

/** Every picture that is described by hand: each file in `slots/` holds those of one project or one part of the site. */
export const pictureSlots: readonly PictureSlot[] = Object.values(files).flat()
