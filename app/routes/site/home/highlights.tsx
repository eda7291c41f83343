import { useState } from 'react'

import { ProjectCard } from '#app/projects/project-card.tsx'
import type { ProjectCardFacts } from '#app/projects/project.ts'

/** How many highlights show before See More (SPEC section 9). */
const SHOWN_AT_FIRST = 8

/**
 * Trending Projects. Every card is in the page; See More is a checkbox that reveals the rest, so it
 * works before any script runs, and it disappears once used.
 */
export function Highlights({ projects }: { projects: readonly ProjectCardFacts[] }) {
  const [all, setAll] = useState(false)
  return (
    <section className="sec" aria-labelledby="highlights">
      <div className="wrap highlights">
        <div className="head">
          <h2 id="highlights">Trending Projects</h2>
          <p>Hot Highlights, {projects.length} projects.</p>
        </div>
        <input
          className="vh see-more-state"
          type="checkbox"
          id="see-more"
          checked={all}
          onChange={() => setAll(true)}
          aria-label="See More"
        />
        <div className="grid g-hot">
          {projects.map((project, index) => (
            <ProjectCard
              key={project.id}
              project={project}
              className={index >= SHOWN_AT_FIRST ? 'beyond-first' : ''}
              sizes={index < 2 ? '(min-width: 60em) 46vw, 92vw' : '(min-width: 60em) 30vw, 46vw'}
            />
          ))}
        </div>
        <p className="more">
          <label className="btn btn--line" htmlFor="see-more">
            See More
          </label>
        </p>
      </div>
    </section>
  )
}
