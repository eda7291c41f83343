import { IMPRESSION_LABEL, isIllustration, projectNote } from '#app/media/impression-note.ts'
import { Picture } from '#app/media/picture.tsx'
import { pictureAddress } from '#app/media/renditions/picture-address.ts'
import type { Place } from '#app/media/renditions/picture-sizes.ts'
import type { ProjectPageData } from '#app/projects/model/sub-page.ts'
import { useField } from '#app/ui/document/field.tsx'
import { Sheet } from '#app/ui/document/sheet.tsx'
import { Lightbox } from '#app/ui/media/lightbox/lightbox.tsx'

import { shownItems } from './gallery-items.ts'
import sheet from './gallery.css?url'
import { anchorOf, headingOf } from './section-anchor.ts'
import type { SectionOf } from './section.ts'

const UPRIGHT = 4 / 5
/** As in gallery.css: five (SPEC section 2), three, two, a row to swipe. */
const PLACES: readonly Place[] = [
  { when: '(min-width: 97.5em)', width: '274px', shape: UPRIGHT },
  { when: '(min-width: 60em)', width: '17.6vw', shape: UPRIGHT },
  { when: '(min-width: 40em)', width: '29.6vw', shape: UPRIGHT },
  { when: '(min-width: 30em)', width: '44.4vw', shape: UPRIGHT },
  { width: '73.5vw', shape: 4 / 3 },
]
/** For a desktop, for dense screens and phones, and for both in the viewer. */
const WIDTHS = [480, 960, 1600]

type GalleryProps = { section: SectionOf<'gallery' | 'landmarks'>; project: ProjectPageData }

/** Pictures in a grid, each of which opens in the viewer. */
export function GallerySection({ section, project }: GalleryProps) {
  const id = anchorOf(section)
  const field = useField('project')
  const shown = shownItems(section, project)
  const note = projectNote(shown.map(({ picture }) => picture))
  const count = shown.length === 1 ? '1 picture.' : `${shown.length} pictures.`
  const summary = note ? [count, `${note}.`] : [count]
  const items = shown.map(({ picture, title, index }) => ({
    href: pictureAddress(picture),
    caption: title,
    note: isIllustration(picture) ? IMPRESSION_LABEL : undefined,
    field: field('items', index, 'title'),
    thumb: (
      <Picture
        picture={picture}
        places={PLACES}
        widths={WIDTHS}
        field={field('items', index, 'picture')}
      />
    ),
  }))
  return (
    <section id={id}>
      <Sheet href={sheet} isBelow />
      <div className="gallery-head">
        <h2 {...field('title')}>{headingOf(section)}</h2>
        <p className="caption">{summary.join(' ')}</p>
      </div>
      <Lightbox id={id} className="gallery" label={headingOf(section)} items={items} />
      {'note' in section && section.note ? (
        <p className="note" {...field('note')}>
          {section.note}
        </p>
      ) : null}
    </section>
  )
}
