import { LocalityFigure } from './locality-figure.tsx'
import type { ListingPage } from '#app/projects/sub-page.ts'

import { distanceMarks } from './distance-scale.ts'
import { DistanceScaleView } from './distance-scale-view.tsx'
import { anchorOf } from './section-anchor.ts'
import type { SectionOf } from './section.ts'

type Props = { section: SectionOf<'location'>; project: ListingPage }

/** The distances to scale where the listing gives them all, and the map of its localities. */
export function LocationSection({ section, project }: Props) {
  const measured = section.items.flatMap(({ place, km }) => (km === undefined ? [] : { place, km }))
  const drawn = measured.length > 1 && measured.length === section.items.length
  return (
    <section id={anchorOf(section)}>
      <h2>Location</h2>
      {drawn ? <DistanceScaleView marks={distanceMarks(measured)} /> : null}
      <LocalityFigure page={project} withPlaces={!drawn} />
    </section>
  )
}
