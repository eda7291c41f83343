import type { Place } from '#app/pictures/shown-size.ts'
import { phonePlace, ProjectCard } from '#app/projects/project-card.tsx'
import type { ProjectCardFacts } from '#app/projects/project.ts'

const PLACES: readonly Place[] = [
  { when: '(min-width: 97.5em)', width: '452px', shape: 4 / 3 },
  { when: '(min-width: 40em)', width: '29.1vw', shape: 4 / 3 },
  phonePlace(1),
]

export function LatestLaunches({ projects }: { projects: readonly ProjectCardFacts[] }) {
  return (
    <section className="section" aria-labelledby="launches">
      <div className="wrap">
        <div className="head">
          <h2 id="launches">Latest Launches</h2>
        </div>
        <div className="launch">
          {projects.map((project) => (
            <ProjectCard key={project.id} project={project} places={PLACES} />
          ))}
        </div>
      </div>
    </section>
  )
}
