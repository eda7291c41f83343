import { printedUnits } from '#app/lib/text/printed-units.ts'
import { photosFirst } from '#app/media/impression-note.ts'
import type { PictureFacts } from '#app/media/picture.tsx'
import type { ProjectPageData } from '#app/projects/model/sub-page.ts'

import type { SectionOf } from './section.ts'

/** `index`: where the document lists it. */
export type GalleryItem = { picture: PictureFacts; title: string | undefined; index: number }

/** A gallery's pictures in the order of its page: photos come first. */
export function shownItems(
  { items }: SectionOf<'gallery' | 'landmarks'>,
  { pictures }: Pick<ProjectPageData, 'pictures'>,
): GalleryItem[] {
  const shown = items.flatMap(({ picture: slot, title }, index) => {
    const picture = pictures[slot]
    return picture ? [{ picture, title: title && printedUnits(title), index }] : []
  })
  return photosFirst(shown)
}
