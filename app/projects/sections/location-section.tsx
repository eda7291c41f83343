import { Sheet } from '#app/ui/sheet.tsx'

import { placeInWords, placesBeyond } from '#app/projects/near-places.ts'
import type { ListingPage } from '#app/projects/sub-page.ts'

import { distanceMarks, kilometreTicks, type Mark } from './distance-scale.ts'
import { anchorOf } from './section-anchor.ts'
import type { SectionOf } from './section.ts'
import sheet from './distance-scale.css?url'
import { WhereItStands } from './where-it-stands.tsx'

type Props = { section: SectionOf<'location'>; project: ListingPage }

/** Where it stands among the others, and what it names near it: to scale where it gives every distance. */
export function LocationSection({ section, project }: Props) {
  const measured = section.items.flatMap(({ place, km }) => (km === undefined ? [] : { place, km }))
  const drawn = measured.length > 1 && measured.length === section.items.length
  return (
    <section id={anchorOf(section)}>
      <h2>Location</h2>
      {drawn ? <DistanceScale marks={distanceMarks(measured)} /> : <NamedPlaces page={project} />}
      <WhereItStands page={project} />
    </section>
  )
}

function NamedPlaces({ page }: { page: ListingPage }) {
  const places = placesBeyond(page).map(placeInWords)
  return places.length > 0 ? <p>Named by the listing: {places.join('; ')}.</p> : null
}

const LINE = 118
const ROW = 52

function DistanceScale({ marks }: { marks: readonly Mark[] }) {
  const words = marks.map(({ place, km }) => `${place} ${km} km away`).join(', ')
  const length = marks.at(-1)?.km ?? 1
  return (
    <figure className="scale">
      <Sheet href={sheet} />
      <svg width="100%" height={LINE + 2} role="img" aria-label={`Distances to scale: ${words}.`}>
        <rect y={LINE - 11} height="11" width={`${marks[0]?.percent ?? 0}%`} className="near" />
        {kilometreTicks(length).map((x) => (
          <line key={x} x1={`${x}%`} x2={`${x}%`} y1={LINE - 7} y2={LINE} />
        ))}
        <line x1="0" x2="100%" y1={LINE} y2={LINE} className="base" />
        {marks.map((mark, index) => (
          <ScaleMark key={mark.place} mark={mark} top={LINE - ROW - (index * ROW) / 1.1} />
        ))}
      </svg>
      <figcaption className="caption">To scale, one tick a kilometre</figcaption>
    </figure>
  )
}

function ScaleMark({ mark, top }: { mark: Mark; top: number }) {
  const end = mark.percent > 60
  const x = `${mark.percent}%`
  const text = { x, dx: end ? -12 : 12, textAnchor: end ? 'end' : 'start' } as const
  return (
    <g>
      <line x1={x} x2={x} y1={top} y2={LINE} className="post" />
      <text {...text} y={top + 20} className="distance">
        {mark.km} km
      </text>
      <text {...text} y={top + 40}>
        {mark.place}
      </text>
    </g>
  )
}
