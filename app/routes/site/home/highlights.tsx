import type { FormEvent } from 'react'

import { ProjectCard } from '#app/projects/project-card.tsx'
import type { ProjectCardFacts } from '#app/projects/project.ts'

import { MORE, useSeeMore } from './use-see-more.ts'

/** How many highlights show before See More (SPEC section 9). */
const SHOWN_AT_FIRST = 8

/**
 * Trending Projects. Every card is in the page. See More sends a form to the first of those that are
 * kept back, whose being the target reveals them, so it works before any script runs; with script
 * nothing is sent.
 */
export function Highlights({ projects }: { projects: readonly ProjectCardFacts[] }) {
  const { grid, isAll, reveal } = useSeeMore()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    reveal()
  }
  return (
    <section className="section" aria-labelledby="highlights">
      <div className="wrap highlights">
        <div className="head">
          <h2 id="highlights">Trending Projects</h2>
          <p>Hot Highlights, {projects.length} projects.</p>
        </div>
        <div
          className={isAll ? 'grid grid--highlights' : 'grid grid--highlights is-first'}
          ref={grid}
        >
          {projects.map((project, index) => (
            <ProjectCard
              key={project.id}
              id={index === SHOWN_AT_FIRST ? MORE : undefined}
              project={project}
              className={index >= SHOWN_AT_FIRST ? 'beyond-first' : ''}
              sizes={index < 2 ? '(min-width: 60em) 46vw, 92vw' : '(min-width: 60em) 30vw, 46vw'}
            />
          ))}
        </div>
        {isAll || projects.length <= SHOWN_AT_FIRST ? null : (
          <form className="more" action={`#${MORE}`} onSubmit={onSubmit}>
            <button className="button button--line" type="submit">
              See More
            </button>
          </form>
        )}
      </div>
    </section>
  )
}
