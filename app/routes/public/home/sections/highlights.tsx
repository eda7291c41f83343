import type { Place } from '#app/media/renditions/shown-size.ts'
import type { HomeWords } from '#app/pages/home-content.ts'
import { phonePlace, ProjectCard } from '#app/projects/card/project-card.tsx'
import type { ProjectCardFacts } from '#app/projects/model/project.ts'

/** Highlights before See More (SPEC section 9). */
const SHOWN_AT_FIRST = 8

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

type Props = { words: HomeWords['highlights']; projects: readonly ProjectCardFacts[] }

/** See More submits a form whose target reveals the other cards, so it works without script; script sends nothing (watch-see-more.ts). */
export function Highlights({ words, projects }: Props) {
  return (
    <section className="section" aria-labelledby="highlights">
      <div className="wrap highlights">
        <div className="head">
          <h2 id="highlights">{words.heading}</h2>
          <p>{words.text.replaceAll('{COUNT}', String(projects.length))}</p>
        </div>
        <div className="grid grid--highlights is-first">
          {projects.map((project, index) => (
            <ProjectCard
              key={project.id}
              id={index === SHOWN_AT_FIRST ? MORE : undefined}
              project={project}
              className={index >= SHOWN_AT_FIRST ? 'beyond-first' : ''}
              places={placesOf(index)}
            />
          ))}
        </div>
        {projects.length <= SHOWN_AT_FIRST ? null : (
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
