import type { PictureFile } from '#app/media/renditions/picture-address.ts'

import type { TimeOfDay } from './times-of-day.ts'

export type CoverAtTime = {
  light: TimeOfDay
  wide: PictureFile & { alt: string; focus: number }
  phone: PictureFile
}
