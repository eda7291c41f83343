import { ProjectCard } from '#app/projects/project-card.tsx'
import type { ProjectCardFacts } from '#app/projects/project.ts'

export function LatestLaunches({ projects }: { projects: readonly ProjectCardFacts[] }) {
  return (
    <section className="section" aria-labelledby="launches">
      <div className="wrap">
        <div className="head">
          <h2 id="launches">Latest Launches</h2>
        </div>
        <div className="launch">
          {projects.map((project) => (
            <ProjectCard key={project.id} project={project} sizes="(min-width: 60em) 30vw, 92vw" />
          ))}
        </div>
      </div>
    </section>
  )
}
