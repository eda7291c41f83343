import { visitsTexts } from '#app/strings/en/visits.ts'

import type { MessageLinks } from './visit-message.ts'

type Props = { links: MessageLinks; leadId: string; name: string }

export function VisitorMessage({ links, leadId, name }: Props) {
  const dataAttributes = { 'data-lead': leadId, 'data-name': name }
  const of = (
    <span className="visually-hidden">
      {' '}
      <bdi>{name}</bdi>
    </span>
  )
  return (
    <p className="visit-message">
      <a
        className="link"
        href={links.whatsApp}
        target="_blank"
        rel="noopener noreferrer"
        data-way="whatsapp"
        {...dataAttributes}
      >
        {visitsTexts.whatsApp}
        {of}
      </a>
      <a className="link" href={links.call} data-way="call" {...dataAttributes}>
        {visitsTexts.call}
        {of}
      </a>
      {links.mail === undefined ? null : (
        <a className="link" href={links.mail} data-way="mail" {...dataAttributes}>
          {visitsTexts.mail}
          {of}
        </a>
      )}
    </p>
  )
}
