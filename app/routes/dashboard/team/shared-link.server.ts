import { formatMoment, machineTime } from '#app/audit/format-time.ts'
import { config } from '#app/config/config.server.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'
import { dialledPhone } from '#app/lib/phone/dialled-phone.ts'
import { canMailAlerts } from '#app/notifications/mail/mail-alert.server.ts'
import { LINK_HOURS } from '#app/staff/password-links/link-hours.ts'
import {
  passwordLinkPath,
  type PasswordLink,
} from '#app/staff/password-links/password-links.server.ts'
import type { SharedLink } from '#app/staff/password-links/share-link.tsx'
import type { Staff } from '#app/staff/staff.ts'
import { linkTexts as texts } from '#app/strings/en/password-links.ts'

type Sent = {
  person: Pick<Staff, 'id' | 'name' | 'phone'> & { isInvited: boolean }
  link: PasswordLink
  by: Pick<Staff, 'name'>
  /** Of this request, for a site without PUBLIC_URL. */
  url: URL
}

export function linkAddress(token: string, url: URL): string {
  return (siteOrigin(config.PUBLIC_URL) || url.origin) + passwordLinkPath(token)
}

export function sharedLink({ person, link, by, url }: Sent): SharedLink {
  const { id, name, phone, isInvited } = person
  const { token, expiresAt } = link
  const address = linkAddress(token, url)
  const { BRAND: brand } = config
  const text = isInvited
    ? texts.message.invitation(name, by.name, brand, LINK_HOURS, address)
    : texts.message.password(name, brand, LINK_HOURS, address)
  const subject = isInvited ? texts.mail.invitation(by.name, brand) : texts.mail.password(brand)
  const [body, title] = [encodeURIComponent(text), encodeURIComponent(subject)]
  return {
    personId: id,
    name,
    token,
    address,
    until: { at: machineTime(expiresAt), shown: formatMoment(expiresAt, new Date()) },
    whatsApp: `https://wa.me/${dialledPhone(phone).replace('+', '')}?text=${body}`,
    mailTo: canMailAlerts() ? undefined : `mailto:?subject=${title}&body=${body}`,
  }
}
