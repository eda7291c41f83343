import type { LeadRow } from '#app/leads/search/lead-search.ts'
import { dialledPhone } from '#app/lib/phone/dialled-phone.ts'
import { telephoneAddress } from '#app/lib/phone/telephone-address.ts'
import { listTexts } from '#app/strings/en/lead-list.ts'

type Props = Pick<LeadRow, 'name' | 'phone' | 'email' | 'byWhatsApp'> & {
  /** The lead whose history logs a press; none for spam. */
  leadId?: string
  /** The phone is a wrong number. */
  isMailFirst?: boolean
}

/** Phone, mail, and WhatsApp where the person asked for it. */
export function AnswerLinks({ leadId, isMailFirst = false, ...lead }: Props) {
  const { name, phone, email, byWhatsApp } = lead
  const dialled = dialledPhone(phone)
  const dataAttributes = leadId === undefined ? {} : { 'data-lead': leadId, 'data-name': name }
  const mail =
    email === '' ? null : (
      <a
        href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
        data-way="mail"
        {...dataAttributes}
      >
        {email}
      </a>
    )
  return (
    <div className="contact-links">
      {isMailFirst ? mail : null}
      <a href={telephoneAddress(dialled)} data-way="call" {...dataAttributes}>
        {phone}
      </a>
      {byWhatsApp ? (
        <a
          href={`https://wa.me/${dialled.replace('+', '')}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={listTexts.whatsAppTo(name)}
          data-way="whatsapp"
          {...dataAttributes}
        >
          {listTexts.whatsApp}
        </a>
      ) : null}
      {isMailFirst ? null : mail}
    </div>
  )
}
