import { aboutOf } from '#app/enquiries/alerts/alert-subject.server.ts'
import { newsLine } from '#app/enquiries/alerts/alert-texts.ts'
import { listedProject } from '#app/enquiries/alerts/due-alerts.server.ts'
import { alertPath, type VisitorAlert } from '#app/enquiries/alerts/visitor-alerts.server.ts'
import { config } from '#app/config/config.server.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'
import { dialledPhone } from '#app/lib/phone/dialled-phone.ts'
import { questionTexts as texts } from '#app/strings/en/questions.ts'

export type AlertRow = {
  id: string
  contact: string
  /** WhatsApp with the message; empty until there is one to send. */
  chat: string
  state: string
}

export const origin = siteOrigin(config.PUBLIC_URL) || `http://localhost:${config.PORT}`

/** A chat with this phone and text. */
export function chatHref(phone: string, text: string): string {
  const digits = dialledPhone(phone).replace('+', '')
  return `https://wa.me/${digits}${text === '' ? '' : `?text=${encodeURIComponent(text)}`}`
}

export function alertRows(alerts: readonly VisitorAlert[]): Promise<AlertRow[]> {
  return Promise.all(alerts.map(alertRow))
}

async function alertRow(alert: VisitorAlert): Promise<AlertRow> {
  const { id, contact, dueAt } = alert
  if (contact.phone === undefined)
    return { id, contact: contact.email, chat: '', state: texts.mailAlert }
  if (dueAt === null) return { id, contact: contact.phone, chat: '', state: texts.phoneAlert }
  const text = await chatText(alert)
  return { id, contact: contact.phone, chat: chatHref(contact.phone, text), state: texts.toSend }
}

async function chatText({ subject, found, token }: VisitorAlert): Promise<string> {
  const about = await aboutOf(subject)
  const pages = found.flatMap((one) => listedProject(one) ?? [])
  const address = pages.map(({ slug }) => `${origin}/${slug}`).join(' ')
  const stop = `${origin}${alertPath(token)}`
  return texts.alertChat(about ? newsLine(about) : '', address, stop, config.BRAND)
}
