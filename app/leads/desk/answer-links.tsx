import { listTexts } from '#app/desk-texts/en/lead-list.ts'

import { dialledPhone } from './dialled-phone.ts'
import type { LeadRow } from './lead-search.ts'

type Props = Pick<LeadRow, 'name' | 'phone' | 'email' | 'byWhatsApp'> & {
  /** The lead whose history a press is noted in; none where there is no lead yet. */
  leadId?: string
}

/** The ways to answer a lead: its phone, its mail, and WhatsApp where the person asked for it. */
export function AnswerLinks({ leadId, name, phone, email, byWhatsApp }: Props) {
  const dialled = dialledPhone(phone)
  const told = leadId === undefined ? {} : { 'data-lead': leadId, 'data-name': name }
  return (
    <div className="ways">
      <a href={`tel:${dialled}`} data-way="call" {...told}>
        {phone}
      </a>
      {byWhatsApp ? (
        <a
          href={`https://wa.me/${dialled.replace('+', '')}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={listTexts.whatsAppTo(name)}
          data-way="whatsapp"
          {...told}
        >
          {listTexts.whatsApp}
        </a>
      ) : null}
      {email === '' ? null : (
        <a
          href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
          data-way="mail"
          {...told}
        >
          {email}
        </a>
      )}
    </div>
  )
}
