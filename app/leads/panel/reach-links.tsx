import { panelTexts } from '#app/desk-texts/en/lead-panel.ts'
import { dialledPhone } from '#app/leads/desk/dialled-phone.ts'
import type { DeskLead } from '#app/leads/desk/lead-search.ts'
import { Icon } from '#app/ui/icon.tsx'
import { DeskIcon } from '#app/ui/desk-icon.tsx'

/** A way to be in touch, as the history calls it. */
export type Way = 'call' | 'whatsapp' | 'mail'

/** The ways to be in touch with a lead. */
export function ReachLinks({ lead: { id, phone, email, name } }: { lead: DeskLead }) {
  const dialled = dialledPhone(phone)
  const told = { 'data-lead': id, 'data-name': name }
  return (
    <div className="panel-reach">
      <a className="button" href={`tel:${dialled}`} data-way="call" {...told}>
        <Icon name="phone" />
        {phone}
      </a>
      <a
        className="button button--line"
        href={`https://wa.me/${dialled.replace('+', '')}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${panelTexts.whatsApp}, ${name}`}
        data-way="whatsapp"
        {...told}
      >
        <Icon name="chat" />
        {panelTexts.whatsApp}
      </a>
      {email === '' ? null : (
        <a
          className="button button--line"
          href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
          aria-label={`${panelTexts.mail}, ${name}`}
          data-way="mail"
          {...told}
        >
          <DeskIcon name="mail" />
          {panelTexts.mail}
        </a>
      )}
    </div>
  )
}
