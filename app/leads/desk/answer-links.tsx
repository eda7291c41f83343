import { listTexts } from '#app/desk-texts/en/lead-list.ts'

import { dialledPhone } from './dialled-phone.ts'
import type { LeadRow } from './lead-search.ts'

/** The ways to answer a lead: its phone, its mail, and WhatsApp where the person asked for it. */
export function AnswerLinks({ name, phone, email, byWhatsApp }: Omit<LeadRow, 'id'>) {
  const dialled = dialledPhone(phone)
  return (
    <div className="ways">
      <a href={`tel:${dialled}`}>{phone}</a>
      {byWhatsApp ? (
        <a
          href={`https://wa.me/${dialled.replace('+', '')}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={listTexts.whatsAppTo(name)}
        >
          {listTexts.whatsApp}
        </a>
      ) : null}
      {email === '' ? null : (
        <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>
      )}
    </div>
  )
}
