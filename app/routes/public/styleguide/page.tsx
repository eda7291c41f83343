import { Picture } from '#app/media/picture.tsx'
import { pictureAddress } from '#app/media/renditions/picture-address.ts'
import { pictureFacts } from '#app/media/slots/manifest.server.ts'
import { cardOf } from '#app/projects/card/cards.server.ts'
import { gridPlaces, ProjectCard } from '#app/projects/card/project-card.tsx'
import { TypeLabel } from '#app/projects/card/type-label.tsx'
import { projects } from '#app/projects/catalogue/current-catalogue.server.ts'
import { projectTypes } from '#app/projects/model/project-types.ts'
import home from '#app/routes/public/home/home.css?url'
import projectSheet from '#app/routes/public/project/project.css?url'
import list from '#app/routes/public/projects/list.css?url'
import { Sheet } from '#app/ui/document/sheet.tsx'
import { Lightbox } from '#app/ui/media/lightbox/lightbox.tsx'

import type { Route } from './+types/page'
import { Actions } from './actions.tsx'
import { Colours, TypeScale } from './foundations.tsx'
import { Fields } from './fields.tsx'
import own from './styleguide.css?url'

export function loader() {
  return {
    cards: projects().slice(0, 2).map(cardOf),
    pictures: ['connect', 'help-nri'].map(pictureFacts),
  }
}

/** Every part of the design system on one page; routed in development only. */
export default function Styleguide({ loaderData }: Route.ComponentProps) {
  const { cards, pictures } = loaderData
  return (
    <div className="wrap page styleguide">
      {[home, projectSheet, list, own].map((href) => (
        <Sheet key={href} href={href} />
      ))}
      <h1>Styleguide</h1>
      <p>
        <a className="link" href="/styleguide/pictures">
          All pictures
        </a>
      </p>
      <h2>Colours</h2>
      <Colours />
      <h2>Type</h2>
      <TypeScale />
      <h2>Buttons, links, toasts, accordion</h2>
      <Actions />
      <h2>Fields</h2>
      <Fields />
      <h2>Cards and type labels</h2>
      <div className="grid grid--four">
        {cards.map((card, index) => (
          <ProjectCard key={card.id} project={card} places={gridPlaces(index)} />
        ))}
      </div>
      <ul className="samples">
        {projectTypes.map((type) => (
          <li key={type} className="type-sample">
            <TypeLabel type={type} />
          </li>
        ))}
      </ul>
      <h2>Dialog</h2>
      <Lightbox
        id="sample"
        className="gallery"
        label="Samples"
        items={pictures.map((picture) => ({
          href: pictureAddress(picture),
          caption: 'Opens full screen',
          note: 'Artist’s impression',
          thumb: <Picture picture={picture} places={[{ width: '20vw', shape: 4 / 5 }]} />,
        }))}
      />
      <h2>Empty and skeleton</h2>
      <div className="empty">
        <b>No leads found.</b>
        <p>Clear the search to see all of them.</p>
      </div>
      <div className="skeleton skeleton-line" />
    </div>
  )
}
