import type { Place } from '#app/media/renditions/picture-sizes.ts'
import { phonePlace, ProjectCard } from '#app/projects/card/project-card.tsx'
import type { Related } from '#app/projects/catalogue/related.ts'
import type { ProjectCardFacts } from '#app/projects/model/project.ts'
import { Sheet } from '#app/ui/document/sheet.tsx'

import sheet from './related.css?url'

const SHAPE = 4 / 3
const PLACES: readonly Place[] = [
  { when: '(min-width: 97.5em)', width: '452px', shape: SHAPE },
  { when: '(min-width: 40em)', width: '29vw', shape: SHAPE },
  phonePlace(1),
]

export function RelatedSection({ related }: { related: readonly Related<ProjectCardFacts>[] }) {
  if (related.length === 0) return null
  return (
    <section className="related" aria-labelledby="related">
      <Sheet href={sheet} isBelow />
      <div className="related-head">
        <h2 id="related">Similar projects</h2>
        <a className="link" href="/projects">
          All projects
        </a>
      </div>
      <ul>
        {related.map(({ project, why }) => (
          <li key={project.slug}>
            <p className="related-reason">{why}</p>
            <ProjectCard project={project} places={PLACES} />
          </li>
        ))}
      </ul>
    </section>
  )
}
