import { ImpressionLabel } from '#app/media/impression-label.tsx'
import { isIllustration } from '#app/media/impression-note.ts'
import { Picture } from '#app/media/picture.tsx'
import type { Place } from '#app/media/renditions/picture-sizes.ts'
import type { ProjectPageData } from '#app/projects/model/sub-page.ts'
import { useField } from '#app/ui/document/field.tsx'
import { Sheet } from '#app/ui/document/sheet.tsx'

import { shownItems } from './gallery-items.ts'
import { anchorOf, headingOf } from './section-anchor.ts'
import type { SectionOf } from './section.ts'
import sheet from './overview-picture.css?url'

const PLACES: readonly Place[] = [
  { when: '(min-width: 97.5em)', width: '861px', shape: 2 },
  { when: '(min-width: 60em)', width: '55.2vw', shape: 2 },
  { when: '(min-width: 40em)', width: '90.5vw', shape: 2 },
  { width: '100vw', shape: 4 / 3 },
]

type Props = { gallery: SectionOf<'gallery' | 'landmarks'>; project: ProjectPageData }

/** The gallery's second picture, which opens its viewer; the first is large in the gallery itself. */
export function OverviewPicture({ gallery, project }: Props) {
  const field = useField('project')
  const index = gallery.items.length > 1 ? 1 : 0
  const item = shownItems(gallery, project)[index]
  if (!item) return null
  const { picture, title } = item
  const count = gallery.items.length
  return (
    <figure className="overview-picture">
      <Sheet href={sheet} isBelow />
      <a href={`#${anchorOf(gallery)}-${index + 1}`}>
        <Picture picture={picture} places={PLACES} />
      </a>
      {isIllustration(picture) ? <ImpressionLabel /> : null}
      <figcaption className="caption">
        <span {...field('items', item.index, 'title')}>
          {title ?? headingOf(gallery)}, {index + 1} of {count}
        </span>
      </figcaption>
    </figure>
  )
}
