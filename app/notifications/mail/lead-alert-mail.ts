import { leadAlertMailTexts as texts } from '#app/strings/en/notifications.ts'

import { oneLine, type Mail } from './mail.ts'

export type MailedAlert = { title: string; body: string; path: string }

/** An alert of an agent by email, which holds no phone either. */
export function leadAlertMail(
  { title, body, path }: MailedAlert,
  { origin, address }: Record<'origin' | 'address', string>,
): Mail {
  return {
    subject: oneLine(title),
    heading: title,
    parts: [
      { kind: 'text', text: body },
      { kind: 'link', label: texts.open, href: `${origin}${path}` },
      { kind: 'small', text: texts.why(address) },
    ],
  }
}
