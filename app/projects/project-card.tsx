import { Link } from 'react-router'

import { Picture } from '#app/pictures/picture.tsx'

import { Price } from './price.tsx'
import type { ProjectCardFacts } from './project.ts'
import { ShortlistButton } from '#app/projects/shortlist/shortlist-button.tsx'
import { TypeLabel } from './type-label.tsx'

type Props = {
  project: ProjectCardFacts
  /** Anchor of the card. */
  id?: string | undefined
  className?: string
  /** How wide its picture is shown, where that is not a quarter of the page. */
  sizes?: string
  /** For a card of the first screen: its picture is loaded at once. */
  priority?: boolean
}

const SIZES = '(min-width: 75em) 24vw, (min-width: 60em) 30vw, (min-width: 40em) 46vw, 92vw'

export function ProjectCard({ project, id, className, sizes = SIZES, priority = false }: Props) {
  return (
    <article id={id} className={className ? `card ${className}` : 'card'}>
      <figure>
        <Picture picture={project.picture} sizes={sizes} priority={priority} />
      </figure>
      <TypeLabel type={project.type} />
      <h3>
        <Link to={`/${project.slug}`}>{project.name}</Link>
      </h3>
      <p className="locality">{project.location}</p>
      <Price project={project} />
      <ShortlistButton slug={project.slug} name={project.name} />
    </article>
  )
}
