import { config } from '#app/config/config.server.ts'
import { contactDetails, ownAddress } from '#app/config/contact-details.ts'
import { aboutOf } from '#app/enquiries/alerts/alert-subject.server.ts'
import { answerTo, listedProject } from '#app/enquiries/alerts/due-alerts.server.ts'
import {
  alertPath,
  CONFIRM_HOURS,
  findAlertById,
  type VisitorAlert,
} from '#app/enquiries/alerts/visitor-alerts.server.ts'
import { findConsent, withdrawalPath } from '#app/enquiries/consent/consent.server.ts'
import { consentText, type NoticeLanguage } from '#app/enquiries/consent/notice.ts'
import { mailedToken } from '#app/enquiries/consent/person-key.server.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'
import type { Delivery, SendResult } from '#app/notifications/deliveries.server.ts'
import { mailWay, webhooks } from '#app/notifications/destinations.server.ts'
import { alertLinkMail, alertMail, type AlertNews } from '#app/notifications/mail/alert-mail.ts'
import { answerMail } from '#app/notifications/mail/answer-mail.ts'
import { confirmationMail, type Consent } from '#app/notifications/mail/confirmation.ts'
import { oneLine } from '#app/notifications/mail/mail.ts'
import {
  mailPreviewFolder,
  sendMail,
  type OutgoingMail,
} from '#app/notifications/mail/send-mail.server.ts'
import { teamMail } from '#app/notifications/mail/team-mail.ts'
import { visitReminderMail } from '#app/notifications/mail/visit-reminder-mail.ts'
import { withdrawalLinkMail } from '#app/notifications/mail/withdrawal-link-mail.ts'
import { findNotifiedLead, type NotifiedLead } from '#app/notifications/notified-lead.server.ts'
import { findNotice, noticeMail } from '#app/notifications/team-notification.server.ts'
import { sendWebhook, webhookCall } from '#app/notifications/webhook/send-webhook.server.ts'
import { webhookBodyOf } from '#app/notifications/webhook/webhook-body.ts'
import { findMailedLink } from '#app/privacy/withdrawal/find-withdrawal.server.ts'
import { mailedLinkPath } from '#app/privacy/withdrawal/mail-withdrawal-links.server.ts'
import { findProject } from '#app/projects/catalogue/current-catalogue.server.ts'
import { listUpcoming } from '#app/visits/reminders/visit-reminders.server.ts'
import { failureTexts } from '#app/strings/en/notifications.ts'
import type { Executor } from '#db/client.server.ts'

const origin = siteOrigin(config.PUBLIC_URL) || `http://localhost:${config.PORT}`
const NOT_CONFIGURED: SendResult = {
  kind: 'never',
  reason: failureTexts.notConfigured,
  code: 'not configured',
}

/** The page lost the answer, or the project, before the mail went out. */
const NOTHING_TO_SAY: SendResult = {
  kind: 'never',
  reason: failureTexts.noAnswer,
  code: 'no answer',
}

/** Undefined where there is nothing left to deliver. Never throws. */
export async function sendOne(
  db: Executor,
  delivery: Delivery,
  signal: AbortSignal,
): Promise<SendResult | undefined> {
  try {
    if (delivery.noticeId !== null)
      return await writeNotice(db, delivery.noticeId, delivery, signal)
    if (delivery.alertId !== null) return await writeAlert(db, delivery.alertId, delivery, signal)
    const lead = delivery.leadId === null ? undefined : await findNotifiedLead(db, delivery.leadId)
    if (!lead) return undefined
    return await (delivery.way === 'webhook'
      ? callWebhook(lead, delivery, signal)
      : writeMail(db, lead, delivery, signal))
  } catch (error) {
    return {
      kind: 'later',
      reason: failureTexts.ours,
      code: error instanceof Error ? error.name : '',
    }
  }
}

type Outgoing = Omit<OutgoingMail, 'id'>

async function writeNotice(
  db: Executor,
  id: string,
  delivery: Delivery,
  signal: AbortSignal,
): Promise<SendResult | undefined> {
  const notice = await findNotice(db, id)
  if (!notice) return undefined
  const { target } = delivery
  const mail = noticeMail(notice, { origin, address: target })
  return mailOut(delivery, { to: target, replyTo: ours(), mail }, signal)
}

/** Undefined for an alert that was stopped. */
async function writeAlert(
  db: Executor,
  id: string,
  delivery: Delivery,
  signal: AbortSignal,
): Promise<SendResult | undefined> {
  const alert = await findAlertById(db, id)
  const to = alert?.contact.email
  if (!alert || to === undefined) return undefined
  const about = await aboutOf(alert.subject)
  if (!about) return NOTHING_TO_SAY
  const stopAddress = `${origin}${alertPath(alert.token)}`
  if (delivery.kind === 'alert-link') {
    const mail = alertLinkMail({ about, stopAddress, hours: CONFIRM_HOURS }, sender())
    return mailOut(delivery, { to, replyTo: ours(), mail }, signal)
  }
  const news = newsOfAlert(alert)
  if (news.projects.length === 0) return NOTHING_TO_SAY
  const mail = alertMail({ about, stopAddress }, news, sender())
  return mailOut(delivery, { to, replyTo: ours(), mail, stopAddress }, signal)
}

function newsOfAlert({ subject, found }: VisitorAlert): AlertNews {
  const { projectId, question } = subject
  const answer = projectId === undefined ? undefined : answerTo(projectId, question)
  const isOpen = projectId !== undefined && answer === undefined
  const projects = isOpen ? [] : found.flatMap((one) => listedProject(one) ?? [])
  return { answer: answer?.value, projects: projects.map(pageOf) }
}

const pageOf = ({ name, slug }: { name: string; slug: string }) => ({
  name,
  href: `${origin}/${slug}`,
})

async function writeAnswer(
  db: Executor,
  lead: NotifiedLead,
  delivery: Delivery,
  signal: AbortSignal,
): Promise<SendResult> {
  const project = lead.project && findProject(lead.project.slug)
  const answer = project && answerTo(project.id, delivery.question)
  if (!answer) return NOTHING_TO_SAY
  const { withdrawAddress } = await consentTo(db, lead)
  const mail = answerMail({ ...answer, project: pageOf(project), withdrawAddress }, sender())
  return mailOut(delivery, { to: lead.email, replyTo: ours(), mail }, signal)
}

async function writeMail(
  db: Executor,
  lead: NotifiedLead,
  delivery: Delivery,
  signal: AbortSignal,
): Promise<SendResult | undefined> {
  if (delivery.kind === 'withdrawal-link') return writeWithdrawalLink(db, lead, delivery, signal)
  if (delivery.kind === 'answer') return writeAnswer(db, lead, delivery, signal)
  if (delivery.kind === 'visit-reminder') return writeReminder(db, lead, delivery, signal)
  if (delivery.way === 'visitor') {
    const mail = confirmationMail(lead, sender(), await consentTo(db, lead))
    return mailOut(delivery, { to: lead.email, replyTo: ours(), mail }, signal)
  }
  const { target } = delivery
  const replyTo = lead.email === '' ? ours() : { name: oneLine(lead.name), address: lead.email }
  const mail = teamMail(lead, { origin, address: target })
  return mailOut(delivery, { to: target, replyTo, mail }, signal)
}

/** Nothing for a visit that was cancelled or is over. */
async function writeReminder(
  db: Executor,
  { id, email }: NotifiedLead,
  delivery: Delivery,
  signal: AbortSignal,
): Promise<SendResult | undefined> {
  const visits = await listUpcoming(db, id, new Date())
  if (visits.length === 0) return undefined
  const mail = visitReminderMail(visits, sender())
  return mailOut(delivery, { to: email, replyTo: ours(), mail }, signal)
}

async function writeWithdrawalLink(
  db: Executor,
  { phone, email }: NotifiedLead,
  delivery: Delivery,
  signal: AbortSignal,
): Promise<SendResult> {
  const token = await mailedToken(delivery.eventId)
  if ((await findMailedLink(db, token))?.kind !== 'open')
    return { kind: 'never', reason: failureTexts.linkOver, code: 'over' }
  const mail = withdrawalLinkMail({ phone, href: `${origin}${mailedLinkPath(token)}` }, sender())
  return mailOut(delivery, { to: email, replyTo: ours(), mail }, signal)
}

const ours = () => ownAddress(config)
const sender = () => ({ brand: config.BRAND, ...contactDetails(config), origin })

async function mailOut(
  { way, target, eventId }: Delivery,
  mail: Outgoing,
  signal: AbortSignal,
): Promise<SendResult> {
  const mailing = mailWay(config)
  if (!mailing || (way === 'team' && !mailing.to.includes(target))) return NOT_CONFIGURED
  return sendMail({ id: `${eventId}.${way}`, ...mail }, mailing, {
    previewFolder: mailPreviewFolder,
    signal,
  })
}

/** The consent in the words of its notice, and the withdrawal link. */
async function consentTo(db: Executor, { id }: NotifiedLead): Promise<Consent> {
  const consent = await findConsent(db, id)
  if (!consent) return {}
  const textIn = (language: NoticeLanguage) =>
    `${consentText(consent.notice, language)} ${origin}/privacy-notice`
  return {
    texts: { en: textIn('en'), hi: textIn('hi') },
    withdrawAddress: `${origin}${withdrawalPath(consent.token)}`,
  }
}

async function callWebhook(
  lead: NotifiedLead,
  { target, eventId }: Delivery,
  signal: AbortSignal,
): Promise<SendResult> {
  const url = webhooks(config).get(target)
  if (url === undefined) return NOT_CONFIGURED
  const body = webhookBodyOf(lead, origin)
  return sendWebhook(webhookCall({ url, id: eventId, body }), signal)
}
