import { data, replace } from 'react-router'

import { catchUpCatalogue } from '#app/editor/schedules/refresh-published.server.ts'
import { sendTestMail, type TestMailResult } from '#app/notifications/mail/test-mail.server.ts'
import { testWebhook, type WebhookTest } from '#app/notifications/webhook/test-webhook.server.ts'
import { saveRefusal } from '#app/settings/save-refusal.ts'
import { composeFields } from '#app/settings/composed-fields.ts'
import { changeId, sentSection, shownAgain } from '#app/settings/section-view.server.ts'
import type { SettingSection } from '#app/settings/setting-sections.ts'
import {
  readSection,
  revertChange,
  saveSection,
  type SentSection,
} from '#app/settings/stored-settings.server.ts'
import { changeSecret, withFirstSecret } from '#app/settings/webhook-secret.server.ts'
import type { SecretChange } from '#app/settings/webhook-secret.ts'
import type { Staff } from '#app/staff/staff.ts'
import { settingsTexts as texts } from '#app/strings/en/settings.ts'
import { webhookTexts } from '#app/strings/en/webhooks.ts'
import { db } from '#db/client.server.ts'
import { freeMegabytes } from '#db/free-space.server.ts'

import { floorWarning } from './floor-warning.ts'

export type SecretAnswer = {
  /** What became of the press. */
  text?: string
  /** What is wrong with the password. */
  wrong?: string
}

/** What an action answers when the page stays. */
export type SectionAnswer = {
  message?: string
  errors?: Readonly<Record<string, string>>
  typed?: Readonly<Record<string, string>>
  /** Where someone else was quicker: what a second save is based on. */
  basedOn?: string
  /** What a second save confirms. */
  confirms?: string
  testMail?: TestMailResult
  webhookTest?: WebhookTest
  /** Shown this once. */
  newSecret?: { secret: string; isRotated: boolean }
  /** What is wrong with the password of the owner. */
  wrong?: string
  /** Of the form that changes the secret. */
  secret?: SecretAnswer
  /** Everything typed is stored, as after a redirect. */
  isSaved?: boolean
}

type Fields = (name: string) => string

/** A posted section: what to store, what is wrong before that, and what a refused form shows again. */
export type PostedSection = {
  sent: SentSection
  wrong: Readonly<Record<string, string>>
  typed: Readonly<Record<string, string>>
  confirms: string
}

export async function readPosted(section: SettingSection, field: Fields): Promise<PostedSection> {
  const stored = await readSection(db, section)
  const composed = composeFields(section, field, stored.texts)
  const sent = sentSection(section, (name) => composed.texts[name] ?? field(name))
  const typed = { ...shownAgain(sent.texts), ...composed.typed }
  return { sent, wrong: composed.wrong, typed, confirms: field('confirms') }
}

/** Sends the test that a form asks for; undefined for another form. */
export async function testAnswer(field: Fields, staff: Staff, signal: AbortSignal) {
  if (field('intent') === 'test-mail') {
    const testMail = await sendTestMail(field('to').trim(), staff)
    return data<SectionAnswer>({ testMail }, { status: testMail.isSent ? 200 : 422 })
  }
  if (field('intent') !== 'test-webhook') return undefined
  return data<SectionAnswer>({ webhookTest: await testWebhook(field('target'), staff, signal) })
}

/** Creates, rotates or removes the secret of webhooks; a new one is in this answer alone. */
export async function secretAnswer(change: SecretChange, field: Fields, staff: Staff) {
  const result = await changeSecret(db, change, changeId(field('basedOn')), staff)
  if (result.kind === 'refused')
    return data<SectionAnswer>({ secret: { text: result.text } }, { status: 409 })
  await catchUpCatalogue()
  const { secret } = result
  if (secret === undefined)
    return replace('/dashboard/settings/notifications?removed#webhook-secret')
  return data<SectionAnswer>({
    newSecret: { secret, isRotated: change === 'rotate' },
    secret: { text: webhookTexts.created.message },
  })
}

/** Saves the section; the first address of a webhook brings its secret into the answer. */
export async function saved(section: SettingSection, posted: PostedSection, staff: Staff) {
  const { wrong, typed } = posted
  if (Object.keys(wrong).length > 0)
    return data<SectionAnswer>({ typed, message: texts.faults, errors: wrong }, { status: 422 })
  const warning = floorWarning(posted, await freeMegabytes())
  if (warning) return data<SectionAnswer>({ typed, ...warning }, { status: 422 })
  const { sent, secret } =
    section === 'notifications' ? await withFirstSecret(db, posted.sent) : { sent: posted.sent }
  const result = await saveSection(db, section, sent, staff)
  if (result.kind !== 'saved') {
    const status = result.kind === 'wrong' ? 422 : 409
    return data<SectionAnswer>({ typed, ...saveRefusal(result) }, { status })
  }
  await catchUpCatalogue()
  if (secret === undefined || !result.changed.includes('WEBHOOK_SECRET'))
    return replace(`/dashboard/settings/${section}?saved=${result.id}`)
  return data<SectionAnswer>({
    isSaved: true,
    message: webhookTexts.created.message,
    newSecret: { secret, isRotated: false },
  })
}

/** Takes a change back; 404 for an id that is none. */
export async function revertedTo(section: SettingSection, id: string, staff: Staff) {
  const result = await revertChange(db, section, id, staff)
  if (!result) throw new Response('Not Found', { status: 404 })
  if (result.kind !== 'saved')
    return data<SectionAnswer>({ message: texts.notReverted }, { status: 409 })
  await catchUpCatalogue()
  return replace(`/dashboard/settings/${section}?reverted=${result.id}`)
}
