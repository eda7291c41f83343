import type { PictureFile } from '#app/media/renditions/picture-address.ts'

import type { Light } from './times-of-day.ts'

/** A head in another light than its own, for wide screens and for phones. */
export type HeadInLight = {
  light: Light
  /** With its text, and the y of a crop in percent. */
  wide: PictureFile & { alt: string; focus: number }
  phone: PictureFile
}
