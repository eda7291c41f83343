import type { ProjectCardFacts } from '#app/projects/model/project.ts'

import { gridPlaces, loadOf, ProjectCard } from './project-card.tsx'

export const PAGE_SIZE = 24

type Props = {
  projects: readonly ProjectCardFacts[]
  /** A city's page has one, two, then four columns (SPEC section 2); other lists have three before four. */
  columns?: 'city'
}

export function ProjectGrid({ projects, columns }: Props) {
  return (
    <div className={columns === 'city' ? 'grid grid--four grid--cities' : 'grid grid--four'}>
      {projects.map((project, index) => (
        <ProjectCard
          key={project.id}
          project={project}
          places={gridPlaces(index, columns)}
          load={loadOf(index)}
        />
      ))}
    </div>
  )
}
