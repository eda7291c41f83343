import { Picture, pictureAddress } from '#app/pictures/picture.tsx'

import { anchorOf, headingOf } from './section-anchor.ts'
import type { SectionOf } from './section.ts'

/** Thumbnails that lead to the full pictures; without script each is a link to its picture. */
export function GallerySection({ section }: { section: SectionOf<'gallery' | 'landmarks'> }) {
  const id = anchorOf(section)
  return (
    <section id={id}>
      <h2>{headingOf(section)}</h2>
      <ul className="gal">
        {section.items.map(({ picture, title }) => (
          <li key={picture}>
            <a href={pictureAddress(picture)}>
              <Picture id={picture} sizes="(min-width: 60em) 20vw, (min-width: 40em) 33vw, 50vw" />
              {title ? <span className="cap">{title}</span> : null}
            </a>
          </li>
        ))}
      </ul>
      <p className="cap">Artist’s impressions</p>
    </section>
  )
}
