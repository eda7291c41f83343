import { visitsTexts } from '#app/strings/en/visits.ts'

import type { TellLinks } from './visit-message.ts'

type Props = { links: TellLinks; leadId: string; name: string }

export function TellVisitor({ links, leadId, name }: Props) {
  const told = { 'data-lead': leadId, 'data-name': name }
  const of = (
    <span className="visually-hidden">
      {' '}
      <bdi>{name}</bdi>
    </span>
  )
  return (
    <p className="visit-tell">
      <a
        className="link"
        href={links.whatsApp}
        target="_blank"
        rel="noopener noreferrer"
        data-way="whatsapp"
        {...told}
      >
        {visitsTexts.whatsApp}
        {of}
      </a>
      <a className="link" href={links.call} data-way="call" {...told}>
        {visitsTexts.call}
        {of}
      </a>
      {links.mail === undefined ? null : (
        <a className="link" href={links.mail} data-way="mail" {...told}>
          {visitsTexts.mail}
          {of}
        </a>
      )}
    </p>
  )
}
