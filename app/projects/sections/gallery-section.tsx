import { impressionNote, impressionTag, isMixed } from '#app/pictures/impression-note.ts'
import { pictureAddress } from '#app/pictures/picture-address.ts'
import { Picture } from '#app/pictures/picture.tsx'
import type { ListingPage } from '#app/projects/sub-page.ts'
import { Lightbox } from '#app/ui/lightbox/lightbox.tsx'

import { anchorOf, headingOf } from './section-anchor.ts'
import type { SectionOf } from './section.ts'

const WIDE = '(min-width: 60em) 20vw, (min-width: 40em) 33vw, 100vw'
const NARROW = '(min-width: 60em) 20vw, (min-width: 40em) 33vw, 50vw'

type Props = { section: SectionOf<'gallery' | 'landmarks'>; project: ListingPage }

export function GallerySection({ section, project }: Props) {
  const id = anchorOf(section)
  const shown = section.items.flatMap(({ picture: slot, title }) => {
    const picture = project.pictures[slot]
    return picture ? [{ picture, title }] : []
  })
  const pictures = shown.map(({ picture }) => picture)
  const note = impressionNote(pictures)
  const count = shown.length === 1 ? '1 picture.' : `${shown.length} pictures.`
  const said = note ? [count, `${note}.`] : [count]
  const items = shown.map(({ picture, title }, index) => ({
    href: pictureAddress(picture),
    caption: title,
    tag: isMixed(pictures) && picture.isImpression ? impressionTag(title) : title,
    note: impressionNote([picture]),
    // On a phone the first stands alone in its row.
    thumb: <Picture picture={picture} sizes={index === 0 ? WIDE : NARROW} />,
  }))
  return (
    <section id={id}>
      <div className="gallery-head">
        <h2>{headingOf(section)}</h2>
        <p className="caption">{said.join(' ')}</p>
      </div>
      <Lightbox id={id} className="gallery" label={headingOf(section)} items={items} />
      {'note' in section && section.note ? <p className="note">{section.note}</p> : null}
    </section>
  )
}
