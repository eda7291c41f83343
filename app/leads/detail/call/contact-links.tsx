import type { DashboardLead } from '#app/leads/search/lead-search.ts'
import { dialledPhone } from '#app/lib/phone/dialled-phone.ts'
import { telephoneAddress } from '#app/lib/phone/telephone-address.ts'
import { isolated } from '#app/lib/text/bidi.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { DashboardIcon } from '#app/ui/media/dashboard-icon.tsx'
import { Icon } from '#app/ui/media/icon.tsx'

export type Way = 'call' | 'whatsapp' | 'mail'

/** Ways to contact a lead, best first: mail where the phone is a wrong number. */
export function ContactLinks({ lead }: { lead: DashboardLead }) {
  const { hasWrongNumber } = lead.work
  return (
    <div className="panel-contact">
      {hasWrongNumber ? <MailLink lead={lead} isFirst /> : null}
      <PhoneLinks lead={lead} isFirst={!hasWrongNumber} />
      {hasWrongNumber ? null : <MailLink lead={lead} isFirst={false} />}
    </div>
  )
}

type LinkProps = { lead: DashboardLead; isFirst: boolean }

function PhoneLinks({ lead: { id, phone, name }, isFirst }: LinkProps) {
  const dialled = dialledPhone(phone)
  const dataAttributes = { 'data-lead': id, 'data-name': name }
  return (
    <>
      <a
        className={look(isFirst)}
        href={telephoneAddress(dialled)}
        data-way="call"
        {...dataAttributes}
      >
        <Icon name="phone" />
        {phone}
      </a>
      <a
        className={look(false)}
        href={`https://wa.me/${dialled.replace('+', '')}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${panelTexts.whatsApp}, ${isolated(name)}`}
        data-way="whatsapp"
        {...dataAttributes}
      >
        <Icon name="chat" />
        {panelTexts.whatsApp}
      </a>
    </>
  )
}

function MailLink({ lead: { id, email, name }, isFirst }: LinkProps) {
  if (email === '') return null
  return (
    <a
      className={look(isFirst)}
      href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
      aria-label={`${panelTexts.mail}, ${isolated(name)}`}
      data-way="mail"
      data-lead={id}
      data-name={name}
    >
      <DashboardIcon name="mail" />
      {panelTexts.mail}
    </a>
  )
}

function look(isFirst: boolean): string {
  return isFirst ? 'button' : 'button button--line'
}
