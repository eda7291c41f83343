import { Picture } from '#app/media/picture.tsx'
import type { Place } from '#app/media/renditions/picture-sizes.ts'
import { enquiryAddress } from '#app/projects/model/enquiry-address.ts'
import { priceLabel } from '#app/projects/model/price-label.ts'
import type { ProjectCardFacts } from '#app/projects/model/project.ts'
import type { questions } from '#app/projects/questions/question.ts'
import { ShortlistButton } from '#app/projects/shortlist/shortlist-button.tsx'

import { TypeLabel } from './type-label.tsx'

/** The form's item for a price. */
const PRICE: (typeof questions)[0]['ask'] = 'Price list'

type Props = {
  project: ProjectCardFacts
  id?: string | undefined
  className?: string
  places: readonly Place[]
  load?: 'first' | 'early' | undefined
}

const SHAPE = 4 / 3
const IN_GRID: readonly Place[] = [
  { when: '(min-width: 97.5em)', width: '331px', shape: SHAPE },
  { when: '(min-width: 75em)', width: '21.4vw', shape: SHAPE },
  { when: '(min-width: 60em)', width: '28.8vw', shape: SHAPE },
  { when: '(min-width: 40em)', width: '44vw', shape: SHAPE },
]
const IN_CITY_GRID: readonly Place[] = [
  ...IN_GRID.slice(0, 1),
  { when: '(min-width: 60em)', width: '21.4vw', shape: SHAPE },
  ...IN_GRID.slice(-1),
]

export function gridPlaces(index: number, columns?: 'city'): readonly Place[] {
  return [...(columns === 'city' ? IN_CITY_GRID : IN_GRID), phonePlace(index)]
}

/** On a phone only the first card's picture is full width. */
export function phonePlace(index: number): Place {
  return index === 0 ? { width: '90.5vw', shape: SHAPE } : { width: '38.8vw', shape: 1 }
}

/** A phone shows one card on the first screen, a wide screen a row. */
export function loadOf(index: number): 'first' | 'early' | undefined {
  if (index === 0) return 'first'
  return index < 4 ? 'early' : undefined
}

export function ProjectCard({ project, id, className, places, load }: Props) {
  return (
    <article id={id} className={className ? `card ${className}` : 'card'}>
      <figure>
        <Picture picture={project.picture} places={places} load={load} />
        {project.photoOf ? (
          <figcaption className="caption">
            {`Photo, ${project.photoOf}`.replaceAll(' ', '\u00A0')}
          </figcaption>
        ) : null}
      </figure>
      <TypeLabel type={project.type} />
      <h3>
        <a href={`/${project.slug}`}>{project.name}</a>
      </h3>
      <p className="locality">{project.location}</p>
      {project.facts ? <p className="card-facts">{project.facts.join(' · ')}</p> : null}
      <Price project={project} />
      <ShortlistButton slug={project.slug} name={project.name} />
    </article>
  )
}

function Price({ project }: { project: ProjectCardFacts }) {
  const label = priceLabel(project)
  if (label.kind === 'interest') return <p className="price price--soon">{label.text}</p>
  if (label.kind === 'soon') {
    return (
      <p className="price price--soon">
        {label.text}{' '}
        <a
          className="link screen-only"
          href={enquiryAddress(`/${project.slug}`, PRICE)}
          rel="nofollow"
        >
          Get price<span className="visually-hidden"> of {project.name}</span>
        </a>
      </p>
    )
  }
  return (
    <p className="price">
      Starts from <b>{label.price}</b>
    </p>
  )
}
