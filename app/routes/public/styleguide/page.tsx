import { IMPRESSION_LABEL } from '#app/media/impression-note.ts'
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
import { Accordion } from '#app/ui/actions/accordion.tsx'
import { Sheet } from '#app/ui/document/sheet.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Icon } from '#app/ui/media/icon.tsx'
import { Lightbox } from '#app/ui/media/lightbox/lightbox.tsx'

import type { Route } from './+types/page'
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
          note: IMPRESSION_LABEL,
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

function Actions() {
  return (
    <>
      <div className="hero-next">
        <button className="button" type="button">
          Explore <Icon name="arrow" className="icon--go" />
        </button>
        <button className="button button--accent" type="button">
          Enquire
        </button>
        <button
          className="button button--line"
          type="button"
          data-toast="success"
          data-text="Login Successful!"
        >
          Show a toast
        </button>
        <button
          className="button button--line"
          type="button"
          data-toast="error"
          data-text="Something Went Wrong !"
        >
          Show an error
        </button>
        <a className="link" href="/">
          A text link
        </a>
      </div>
      <Accordion
        name="sample"
        items={[
          { title: 'A question', text: 'An answer.' },
          { title: 'Another', text: 'One open at a time.' },
        ]}
      />
    </>
  )
}

function Fields() {
  return (
    <>
      <Field id="sample-name" label="Name">
        {(aria) => <input {...aria} name="name" />}
      </Field>
      <Field id="sample-phone" label="Phone" hint="10 digits." error="Invalid Phone Number">
        {(aria) => <input {...aria} name="phone" type="tel" defaultValue="12345" />}
      </Field>
      <Field id="sample-message" label="Message">
        {(aria) => <textarea {...aria} name="message" rows={3} />}
      </Field>
    </>
  )
}

const colours = [
  'paper',
  'mist',
  'haze',
  'line',
  'line-strong',
  'ink',
  'ink-2',
  'ink-3',
  'marigold',
  'marigold-deep',
  'deep',
  'error',
  'ok',
]

function Colours() {
  return (
    <ul className="samples">
      {colours.map((name) => (
        <li key={name}>
          <svg width="96" height="64" aria-hidden="true">
            <rect width="96" height="64" fill={`var(--${name})`} stroke="var(--line)" />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}

function TypeScale() {
  return (
    <>
      <h3>A heading of the third rank, as on a card of help</h3>
      <p className="lede">A lede: the first sentence of a project page, set large.</p>
      <p>Text: 17 px, 1.55 high, at most 36 rem wide. Figures stand in columns: 1,23,456.</p>
      <p className="caption">A caption: 13 px.</p>
      <ul className="ledger">
        <li>
          <b>Ledger row</b>
          <span>₹ 3.03 CR</span>
        </li>
      </ul>
    </>
  )
}
