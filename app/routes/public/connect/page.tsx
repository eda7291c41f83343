import { useRouteLoaderData } from 'react-router'

import { agentTexts } from '#app/config/agent-texts.ts'
import { EnquiryPanel } from '#app/enquiries/form/enquiry-panel.tsx'
import { pageMeta } from '#app/lib/http/page-meta.ts'
import { telephoneAddress } from '#app/lib/phone/telephone-address.ts'
import { impressionNote } from '#app/media/impression-note.ts'
import { Picture } from '#app/media/picture.tsx'
import { PHONE, type Place } from '#app/media/renditions/picture-sizes.ts'
import { pictureFacts } from '#app/media/slots/manifest.server.ts'
import { projects } from '#app/projects/catalogue/current-catalogue.server.ts'
import { PeopleList } from '#app/pages/people-list.tsx'
import peopleSheet from '#app/pages/people.css?url'
import { reraCount } from '#app/projects/rera/rera-count.ts'
import type { RootData } from '#app/root.tsx'
import { answerForm } from '#app/routes/public/frame/answer-form.server.ts'
import { headersOfAnswer } from '#app/routes/public/frame/headers-of-answer.ts'
import { hoursTexts } from '#app/staff/working-hours/hours-text.ts'
import { Sheet } from '#app/ui/document/sheet.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'

import type { Route } from './+types/page'
import sheet from './enquiries.css?url'

const PLACES: readonly Place[] = [
  { when: '(min-width: 97.5em)', width: '742px' },
  { when: '(min-width: 60em)', width: '47.6vw' },
  { width: '90.5vw' },
]

export function loader() {
  return { picture: pictureFacts('connect'), rera: reraCount(projects()) }
}

export function meta({ matches }: Route.MetaArgs) {
  const { site, origin, card } = matches[0].loaderData
  return pageMeta({
    title: `Connect: send an enquiry | ${site.brand}`,
    description: 'Ask about a project or a city. Our phone, email, office and enquiry form.',
    url: `${origin}/connect`,
    image: card,
    brand: site.brand,
  })
}

export function action(args: Route.ActionArgs) {
  return answerForm(args)
}

export const headers = headersOfAnswer

export default function Connect({ loaderData, actionData }: Route.ComponentProps) {
  const root = useRouteLoaderData<RootData>('root')
  const note = impressionNote([loaderData.picture])
  return (
    <div className="wrap">
      <Sheet href={sheet} />
      <div className="connect">
        <div>
          <Breadcrumb crumbs={[{ name: 'Home', to: '/' }, { name: 'Connect' }]} />
          <h1>Tell us what you are looking for.</h1>
          <p className="connect-lede">
            A city, a type of home, a question about one project: write it in your own words.
          </p>
          {root ? <ContactDetails site={root.site} hours={root.hours} /> : null}
          {root?.people ? (
            <>
              <Sheet href={peopleSheet} />
              <PeopleList people={root.people} />
            </>
          ) : null}
          <figure className="connect-form">
            <Picture
              picture={loaderData.picture}
              places={PLACES}
              hiddenWhile={PHONE}
              load="first"
            />
            {note ? <figcaption className="caption">{note}</figcaption> : null}
          </figure>
        </div>
        <EnquiryPanel
          id="enquire"
          heading="Send an enquiry"
          intro="Takes less than a minute."
          answer={actionData}
        />
      </div>
      <HelpList rera={loaderData.rera} />
    </div>
  )
}

/** Phone, email, office, hours and registrations of the deployment (SPEC section 2, Connect page). */
function ContactDetails({ site, hours }: Pick<RootData, 'site' | 'hours'>) {
  const open = hoursTexts(hours?.hours ?? [])
  const agents = agentTexts(site)
  return (
    <dl className="contact-list">
      {site.phone === undefined ? null : (
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={telephoneAddress(site.phone)}>{site.phone}</a>
          </dd>
        </div>
      )}
      {site.email === undefined ? null : (
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </dd>
        </div>
      )}
      <div className="contact-way">
        <dt>Office</dt>
        <dd>{site.office}</dd>
      </div>
      <Details label="Office hours" texts={open} />
      <Details label="RERA agent registration" texts={agents} />
    </dl>
  )
}

function Details({ label, texts }: { label: string; texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <div className="contact-way contact-note">
      <dt>{label}</dt>
      {texts.map((text) => (
        <dd key={text}>{text}</dd>
      ))}
    </div>
  )
}

/** Help that SPEC section 1 names and nothing beyond it. */
const helpItems = [
  { title: '0% brokerage', text: 'On select deals. Ask us which.' },
  { title: 'Site visits', text: 'Tell us which project you want to see, and when.' },
  { title: 'Legal and registration', text: 'We help with legal work and registration.' },
] as const

/** `rera` says how many projects show a RERA number. */
function HelpList({ rera }: { rera: string }) {
  const checked = {
    title: 'Checked projects',
    text: `Each shows the date of its last check. ${rera}`,
  }
  return (
    <section className="section" aria-labelledby="help-list">
      <div className="head">
        <h2 id="help-list">What we help with</h2>
      </div>
      <ul className="help-list">
        {[checked, ...helpItems].map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className="help-list-note">
        <a className="link" href="/how-we-check">
          How we check projects
        </a>
      </p>
    </section>
  )
}
