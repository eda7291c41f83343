import { visitsTexts } from '#app/desk-texts/en/visits.ts'

import type { TellLinks } from './visit-message.ts'

/** The ways to tell a visitor how their visit stands, the words already in them. */
export function TellVisitor({ links, name }: { links: TellLinks; name: string }) {
  const of = <span className="visually-hidden"> {name}</span>
  return (
    <p className="visit-tell">
      <a className="link" href={links.whatsApp} target="_blank" rel="noopener noreferrer">
        {visitsTexts.whatsApp}
        {of}
      </a>
      <a className="link" href={links.call}>
        {visitsTexts.call}
        {of}
      </a>
      {links.mail === undefined ? null : (
        <a className="link" href={links.mail}>
          {visitsTexts.mail}
          {of}
        </a>
      )}
    </p>
  )
}
