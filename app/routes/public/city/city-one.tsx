import { EnquiryPanel } from '#app/enquiries/form/enquiry-panel.tsx'
import type { FormOutcome } from '#app/enquiries/form/form-outcome.ts'
import type { Place } from '#app/media/renditions/picture-sizes.ts'
import { ProjectCard } from '#app/projects/card/project-card.tsx'
import type { ProjectCardFacts } from '#app/projects/model/project.ts'
import { Sheet } from '#app/ui/document/sheet.tsx'

import sheet from './city-one.css?url'

const CARD_SHAPE = 4 / 3
const HALF: readonly Place[] = [
  { when: '(min-width: 97.5em)', width: '668px', shape: CARD_SHAPE },
  { when: '(min-width: 60em)', width: '43vw', shape: CARD_SHAPE },
  { width: '90.8vw', shape: CARD_SHAPE },
]

type CityOneProps = {
  city: string
  project: ProjectCardFacts
  path: string
  answer: FormOutcome | undefined
}

export function CityOne({ city, project, path, answer }: CityOneProps) {
  return (
    <div className="city-one">
      <Sheet href={sheet} />
      <ProjectCard project={project} places={HALF} load="first" />
      <EnquiryPanel
        id="enquire"
        heading={`Ask about ${city}`}
        intro="Takes less than a minute."
        location={city}
        action={path}
        answer={answer}
      />
    </div>
  )
}
