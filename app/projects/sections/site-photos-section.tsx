import { pictureAddress } from '#app/media/renditions/picture-address.ts'
import type { Place } from '#app/media/renditions/picture-sizes.ts'
import { Picture } from '#app/media/picture.tsx'
import type { ProjectPageData } from '#app/projects/model/sub-page.ts'
import { checkedDay } from '#app/projects/page/provenance.ts'
import { Sheet } from '#app/ui/document/sheet.tsx'
import { Lightbox } from '#app/ui/media/lightbox/lightbox.tsx'

import gallery from './gallery.css?url'
import sheet from './site-photos.css?url'

export const SITE_PHOTOS = { anchor: 'site-photos', heading: 'Site photos' }

const SHAPE = 4 / 3
const PLACES: readonly Place[] = [
  { when: '(min-width: 97.5em)', width: '281px', shape: SHAPE },
  { when: '(min-width: 60em)', width: '18vw', shape: SHAPE },
  { when: '(min-width: 40em)', width: '29.6vw', shape: SHAPE },
  { width: '90.5vw', shape: SHAPE },
]

/** The latest photos of the site, each with its day. */
export function SitePhotosSection({ project }: { project: Pick<ProjectPageData, 'sitePhotos'> }) {
  const { sitePhotos = [] } = project
  if (sitePhotos.length === 0) return null
  const items = sitePhotos.map(({ picture, on, facing }) => {
    const day = checkedDay({ on })
    return {
      href: pictureAddress(picture),
      caption: facing ? `Looking ${facing}, ${day}` : day,
      thumb: <Picture picture={picture} places={PLACES} />,
    }
  })
  return (
    <section id={SITE_PHOTOS.anchor}>
      <Sheet href={gallery} isBelow />
      <Sheet href={sheet} isBelow />
      <h2>{SITE_PHOTOS.heading}</h2>
      <Lightbox
        id={SITE_PHOTOS.anchor}
        className="gallery site-photos"
        label={SITE_PHOTOS.heading}
        items={items}
      />
    </section>
  )
}
