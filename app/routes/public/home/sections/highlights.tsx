import type { Place } from '#app/media/renditions/picture-sizes.ts'
import type { HomeContent } from '#app/pages/home-content.ts'
import { phonePlace, ProjectCard } from '#app/projects/card/project-card.tsx'
import type { ProjectCardFacts } from '#app/projects/model/project.ts'
import { useField } from '#app/ui/document/field.tsx'

/** Highlights before See More (SPEC section 9). */
const INITIAL_COUNT = 8

const MORE = 'more-highlights'

const LARGE: readonly Place[] = [
  { when: '(min-width: 97.5em)', width: '692px', shape: 16 / 10 },
  { when: '(min-width: 60em)', width: '44.5vw', shape: 16 / 10 },
  { when: '(min-width: 40em)', width: '44vw', shape: 16 / 10 },
]
const SMALL: readonly Place[] = [
  { when: '(min-width: 97.5em)', width: '452px', shape: 4 / 3 },
  { when: '(min-width: 60em)', width: '29.1vw', shape: 4 / 3 },
  { when: '(min-width: 40em)', width: '44vw', shape: 4 / 3 },
]

function placesOf(index: number): readonly Place[] {
  return [...(index < 2 ? LARGE : SMALL), phonePlace(index)]
}

type Props = { texts: HomeContent['highlights']; projects: readonly ProjectCardFacts[] }

/** See More submits a form whose target reveals the other cards, so it works without script; script sends nothing (watch-see-more.ts). */
export function Highlights({ texts, projects }: Props) {
  const field = useField('home')
  return (
    <section className="section" aria-labelledby="highlights">
      <div className="wrap highlights">
        <div className="head">
          <h2 id="highlights" {...field('highlights', 'heading')}>
            {texts.heading}
          </h2>
          <p {...field('highlights', 'text')}>
            {texts.text.replaceAll('{COUNT}', String(projects.length))}
          </p>
        </div>
        <div className="grid grid--highlights is-first">
          {projects.map((project, index) => (
            <ProjectCard
              key={project.id}
              id={index === INITIAL_COUNT ? MORE : undefined}
              project={project}
              className={index >= INITIAL_COUNT ? 'beyond-first' : ''}
              places={placesOf(index)}
            />
          ))}
        </div>
        {projects.length <= INITIAL_COUNT ? null : (
          <form className="more" action={`#${MORE}`} data-see-more="">
            <button className="button button--line" type="submit">
              See More
            </button>
          </form>
        )}
      </div>
    </section>
  )
}
