import { ProjectCard } from './project-card.tsx'
import type { ProjectCardFacts } from './project.ts'

/** The first row is in view at once, so its pictures are not lazy. */
const FIRST_ROW = 4

export function ProjectGrid({ projects }: { projects: readonly ProjectCardFacts[] }) {
  return (
    <div className="grid g-4">
      {projects.map((project, index) => (
        <ProjectCard key={project.id} project={project} priority={index < FIRST_ROW} />
      ))}
    </div>
  )
}
