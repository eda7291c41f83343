import { distanceMarks, kilometreTicks, type Mark } from './distance-scale.ts'
import { anchorOf } from './section-anchor.ts'
import type { SectionOf } from './section.ts'

type Item = SectionOf<'location'>['items'][number]

export function LocationSection({ section }: { section: SectionOf<'location'> }) {
  const measured = section.items.flatMap(({ place, km }) => (km === undefined ? [] : { place, km }))
  const drawn = measured.length > 1 && measured.length === section.items.length
  return (
    <section id={anchorOf(section)}>
      <h2>Location</h2>
      {drawn ? <DistanceScale marks={distanceMarks(measured)} /> : <Places items={section.items} />}
    </section>
  )
}

function Places({ items }: { items: readonly Item[] }) {
  const bare = items.every(({ km }) => km === undefined)
  if (bare) {
    return (
      <>
        <p>Named near the project:</p>
        <ul className="feats">
          {items.map(({ place }) => (
            <li key={place}>{place}</li>
          ))}
        </ul>
      </>
    )
  }
  return (
    <ul className="ledger">
      {items.map(({ place, km, wording }) => (
        <li key={place}>
          <b>{place}</b>
          <span>{wording ?? (km === undefined ? 'Nearby' : `${km} km`)}</span>
        </li>
      ))}
    </ul>
  )
}

const LINE = 118
const ROW = 52

function DistanceScale({ marks }: { marks: readonly Mark[] }) {
  const words = marks.map(({ place, km }) => `${place} ${km} km away`).join(', ')
  const length = marks.at(-1)?.km ?? 1
  return (
    <figure className="scale">
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
      <figcaption className="cap">To scale, one tick a kilometre</figcaption>
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
      <text {...text} y={top + 22} className="km">
        {mark.km} km
      </text>
      <text {...text} y={top + 42}>
        {mark.place}
      </text>
    </g>
  )
}
