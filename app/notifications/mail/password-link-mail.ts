import { linkTexts } from '#app/strings/en/password-links.ts'

import { oneLine, type Mail } from './mail.ts'

const texts = linkTexts.mail

type MailedLink = { isInvited: boolean; madeBy: string; hours: number; href: string }

/** Names no one but its sender: a typing error may send it to a stranger. */
export function passwordLinkMail(
  { isInvited, madeBy, hours, href }: MailedLink,
  { brand, address }: Record<'brand' | 'address', string>,
): Mail {
  const heading = isInvited ? texts.invitation(madeBy, brand) : texts.password(brand)
  return {
    subject: oneLine(heading),
    heading,
    parts: [
      { kind: 'text', text: texts.text(hours) },
      { kind: 'link', label: texts.link, href },
      { kind: 'small', text: texts.why(address) },
    ],
  }
}
