import type { Place } from '#app/media/renditions/picture-sizes.ts'
import { phonePlace, ProjectCard } from '#app/projects/card/project-card.tsx'
import type { ProjectCardFacts } from '#app/projects/model/project.ts'
import { useField } from '#app/ui/document/field.tsx'

const PLACES: readonly Place[] = [
  { when: '(min-width: 97.5em)', width: '452px', shape: 4 / 3 },
  { when: '(min-width: 40em)', width: '29.1vw', shape: 4 / 3 },
  phonePlace(1),
]

type Props = { heading: string; projects: readonly ProjectCardFacts[] }

export function LatestLaunches({ heading, projects }: Props) {
  const field = useField('home')
  return (
    <section className="section" aria-labelledby="launches">
      <div className="wrap">
        <div className="head">
          <h2 id="launches" {...field('launches', 'heading')}>
            {heading}
          </h2>
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
