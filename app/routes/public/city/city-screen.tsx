import { EnquiryPanel } from '#app/enquiries/form/enquiry-panel.tsx'
import type { FormOutcome } from '#app/enquiries/form/form-outcome.ts'
import { breadcrumbList, JsonLd } from '#app/lib/json/json-ld.tsx'
import type { PictureFacts } from '#app/media/picture.tsx'
import { ProjectGrid } from '#app/projects/card/project-grid.tsx'
import { cardList } from '#app/projects/page/project-json-ld.ts'
import { RoadsSection } from '#app/projects/road-map/roads-figure.tsx'
import { FormPicture } from '#app/routes/public/frame/form-picture.tsx'
import { pageStepTexts } from '#app/routes/public/frame/page-step-texts.ts'
import { WidePicture } from '#app/routes/public/frame/wide-picture.tsx'
import listSheet from '#app/routes/public/projects/list.css?url'
import { Sheet } from '#app/ui/document/sheet.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import { PageSteps } from '#app/ui/navigation/page-steps.tsx'
import type { Place } from '#app/media/renditions/picture-sizes.ts'
import { ProjectCard } from '#app/projects/card/project-card.tsx'
import type { ProjectCardFacts } from '#app/projects/model/project.ts'

import type { cityData } from './city-data.ts'
import noneSheet from './city-none.css?url'
import sheet from './city-one.css?url'

type CityData = ReturnType<typeof cityData>

type CityScreenProps = { data: CityData; answer: FormOutcome | undefined }

export function CityScreen({ data, answer }: CityScreenProps) {
  const { city, count, cards, page, picture, origin, path } = data
  const only = count === 1 ? cards[0] : undefined
  const crumbs = [{ name: 'Home', to: '/' }, { name: 'Projects', to: '/projects' }, { name: city }]
  return (
    <div className="wrap">
      <div className="page">
        <Breadcrumb crumbs={crumbs} />
        <h1>{city} Real Estate Projects</h1>
        <p>Explore premium properties and investment opportunities in {city}.</p>
        {data.line ? <p>{data.line}</p> : null}
      </div>
      {cards.length > 0 ? (
        <>
          <Sheet href={listSheet} />
          <div className="results">
            <p>
              <b>{count}</b> {count === 1 ? 'project' : 'projects'} in {city}
              {page.pages > 1 ? `, page ${page.page} of ${page.pages}` : null}
            </p>
          </div>
          {only && data.wide ? <WidePicture picture={data.wide} isNotForPhones /> : null}
          <h2 className="visually-hidden">Projects in {city}</h2>
          {only ? (
            <CityOne city={city} project={only} path={path} answer={answer} />
          ) : (
            <ProjectGrid projects={cards} columns="city" />
          )}
          <PageSteps {...page} texts={pageStepTexts} />
          <RoadsSection placed={data.placed} meant={data.meant} />
        </>
      ) : (
        <ComingSoon city={city} picture={picture} path={path} answer={answer} />
      )}
      <JsonLd data={breadcrumbList(origin, path, crumbs)} />
      {cards.length > 0 ? <JsonLd data={cardList(cards, origin, page.before)} /> : null}
    </div>
  )
}

type ComingSoonProps = {
  city: string
  picture: PictureFacts | undefined
  path: string
  answer: FormOutcome | undefined
}

function ComingSoon({ city, picture, path, answer }: ComingSoonProps) {
  return (
    <div className="city-none">
      <Sheet href={noneSheet} />
      <div>
        {picture ? <FormPicture picture={picture} isOnPhones /> : null}
        <div className="empty">
          <h2>Coming Soon</h2>
          <p>We have no project in {city} yet. Tell us what you’re looking for.</p>
          <a className="link" href="/projects">
            See all projects
          </a>
        </div>
      </div>
      <EnquiryPanel
        id="enquire"
        heading={`Tell me about new projects in ${city}`}
        intro="Takes less than a minute."
        location={city}
        action={path}
        answer={answer}
      />
    </div>
  )
}

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

function CityOne({ city, project, path, answer }: CityOneProps) {
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
