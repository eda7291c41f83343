import { placeText, placesBeyond } from '#app/projects/catalogue/near-places.ts'
import type { ProjectPageData } from '#app/projects/model/sub-page.ts'
import { anchorOf } from '#app/projects/sections/section-anchor.ts'
import type { SectionOf } from '#app/projects/sections/section.ts'
import { useField } from '#app/ui/document/field.tsx'

import { DistanceScaleView } from './distance-scale-view.tsx'
import { distanceMarks } from './distance-scale.ts'
import { WhereItStands } from './where-it-stands.tsx'

type Props = { section: SectionOf<'location'>; project: ProjectPageData }

export function LocationSection({ section, project }: Props) {
  const field = useField('project')
  const measured = section.items.flatMap(({ place, km }) => (km === undefined ? [] : { place, km }))
  const drawn = measured.length > 1 && measured.length === section.items.length
  return (
    <section id={anchorOf(section)}>
      <h2 {...field('items')}>Location</h2>
      {drawn ? (
        <DistanceScaleView marks={distanceMarks(measured)} />
      ) : (
        <NamedPlaces page={project} />
      )}
      <WhereItStands page={project} />
    </section>
  )
}

function NamedPlaces({ page }: { page: ProjectPageData }) {
  const field = useField('project')
  const places = placesBeyond(page).map(placeText)
  // Distances contain commas.
  const between = places.some((place) => place.includes(',')) ? '; ' : ', '
  if (places.length === 0) return null
  return <p {...field('items')}>Nearby: {places.join(between)}.</p>
}
