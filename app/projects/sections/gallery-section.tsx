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

const SHAPE = 4 / 3
/** As in gallery.css: four, three, two, a row to swipe. */
const PLACES: readonly Place[] = [
  { when: '(min-width: 97.5em)', width: '345px', shape: SHAPE },
  { when: '(min-width: 60em)', width: '22vw', shape: SHAPE },
  { when: '(min-width: 40em)', width: '29.6vw', shape: SHAPE },
  { when: '(min-width: 30em)', width: '44.4vw', shape: SHAPE },
  { width: '73.5vw', shape: SHAPE },
]
const LARGE: readonly Place[] = [
  { when: '(min-width: 97.5em)', width: '707px', shape: SHAPE },
  { when: '(min-width: 60em)', width: '45vw', shape: SHAPE },
  ...PLACES.slice(2),
]
/** For a small one, a large or dense one, and a dense large one, which the viewer shows too. */
const WIDTHS = [480, 960, 1600]

/** The first of five and the third of the next five are large, at both ends of the grid. */
function isLarge(at: number, count: number): boolean {
  return (at % 10 === 0 && count - at >= 5) || (at % 10 === 7 && count - at >= 3)
}

type GalleryProps = { section: SectionOf<'gallery' | 'landmarks'>; project: ProjectPageData }

/** Pictures in a grid, each of which opens in the viewer. */
export function GallerySection({ section, project }: GalleryProps) {
  const id = anchorOf(section)
  const field = useField('project')
  const shown = shownItems(section, project)
  const note = projectNote(shown.map(({ picture }) => picture))
  const count = shown.length === 1 ? '1 picture.' : `${shown.length} pictures.`
  const summary = note ? [count, `${note}.`] : [count]
  const items = shown.map(({ picture, title, index }, at) => ({
    href: pictureAddress(picture),
    caption: title,
    isLarge: isLarge(at, shown.length),
    note: isIllustration(picture) ? IMPRESSION_LABEL : undefined,
    field: field('items', index, 'title'),
    thumb: (
      <Picture
        picture={picture}
        places={isLarge(at, shown.length) ? LARGE : PLACES}
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
