import type { PictureFile } from '#app/media/renditions/picture-address.ts'

import type { Light } from './times-of-day.ts'

export type HeadInLight = {
  light: Light
  wide: PictureFile & { alt: string; focus: number }
  phone: PictureFile
}
