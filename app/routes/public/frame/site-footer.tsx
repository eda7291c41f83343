import { useLocation } from 'react-router'

import { ConsentButton } from '#app/analytics/consent-question.tsx'
import { agentLine } from '#app/config/agent-texts.ts'
import type { PublicSite } from '#app/config/config.server.ts'
import { telephoneAddress } from '#app/lib/phone/telephone-address.ts'
import { PersonPhoto, type ShownPerson } from '#app/pages/people-list.tsx'
import { hoursTexts } from '#app/staff/working-hours/hours-text.ts'
import type { OfficeHours } from '#app/staff/working-hours/office-hours.ts'
import { Sheet } from '#app/ui/document/sheet.tsx'
import { ExternalLink } from '#app/ui/navigation/external-link.tsx'

import sheet from './footer.css?url'
import type { FooterLink, FooterLinks } from './frame.server.ts'

const CHANGES = '/changes'
const LINKS = [
  ['/calculators', 'Calculators'],
  ['/how-we-check', 'How we check'],
  ['/nri', 'NRI buyers'],
  [CHANGES, 'What changed'],
  ['/terms', 'Terms'],
  ['/disclaimer', 'Disclaimer'],
  ['/privacy-policy', 'Privacy policy'],
  ['/privacy-notice', 'Privacy notice'],
] as const

function People({ people }: { people: readonly ShownPerson[] }) {
  return people.map(({ name, role, portrait }) => (
    <p key={name}>
      {portrait ? <PersonPhoto portrait={portrait} /> : null}
      {name}, {role}
    </p>
  ))
}

function Links({ title, links }: { title: string; links: readonly FooterLink[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ to, name }) => (
          <li key={to}>
            <a href={to}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type FooterProps = {
  site: PublicSite
  hours: OfficeHours | undefined
  people: readonly ShownPerson[] | undefined
  links: FooterLinks
  /** Printed with the page’s path; empty where the site’s own address is unknown. */
  origin: string
  isMeasured: boolean
  hasChanges: boolean
}

export function SiteFooter({ site, hours, people = [], ...props }: FooterProps) {
  const { links, origin, isMeasured, hasChanges } = props
  const { pathname } = useLocation()
  const agent = agentLine(site)
  return (
    <footer className="footer">
      <Sheet href={sheet} isBelow />
      <div className="wrap">
        <div className="footer-top">
          <p className="footer-brand">Property, clearly explained.</p>
          <Links title="Projects" links={links.projects} />
          <Links title="Places" links={links.places} />
          {site.social.length === 0 ? null : (
            <nav aria-label="Follow us">
              <h2>Follow</h2>
              <ul>
                {site.social.map((link) => (
                  <li key={link.name}>
                    <ExternalLink href={link.href}>{link.name}</ExternalLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <div>
            <h2>Office</h2>
            <address>
              {site.office}
              {hoursTexts(hours?.hours ?? []).map((text) => (
                <span key={text}>{text}</span>
              ))}
              {site.phone === undefined ? null : (
                <a href={telephoneAddress(site.phone)}>{site.phone}</a>
              )}
              {site.email === undefined ? null : <a href={`mailto:${site.email}`}>{site.email}</a>}
            </address>
            <People people={people} />
          </div>
        </div>
        <div className="footer-end">
          <p>
            All pictures, except photos, are illustrations. Verify all details with the sales team
            before you decide.
          </p>
          {agent === undefined ? null : <p>{agent}</p>}
          {origin === '' ? null : (
            <p className="print-only">
              This page: {origin}
              {pathname}. Disclaimer: {origin}/disclaimer
            </p>
          )}
          <ul>
            {LINKS.filter(([to]) => to !== CHANGES || hasChanges).map(([to, label]) => (
              <li key={to}>
                <a href={to}>{label}</a>
              </li>
            ))}
            {isMeasured ? (
              <li>
                <ConsentButton />
              </li>
            ) : null}
            <li>© {site.brand}</li>
          </ul>
        </div>
      </div>
    </footer>
  )
}
