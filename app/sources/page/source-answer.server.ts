import { data, redirect } from 'react-router'

import { readPhone } from '#app/lib/phone/phone.ts'
import { plainText } from '#app/lib/text/plain-text.ts'
import { projects } from '#app/projects/catalogue/current-catalogue.server.ts'
import { findAdapter } from '#app/sources/adapters.server.ts'
import { storeDelivery } from '#app/sources/pipeline/receive.server.ts'
import { readDelivery } from '#app/sources/pipeline/read-delivery.server.ts'
import { enterPhone, rejectEnquiry, replay } from '#app/sources/pipeline/settle-review.server.ts'
import {
  changeSource,
  deleteSource,
  noteTest,
  rotateKey,
  type SourceChange,
} from '#app/sources/store/change-source.server.ts'
import { chooseProject } from '#app/sources/store/choose-project.server.ts'
import { sourcePath } from '#app/sources/store/source-key.ts'
import { nameFault } from '#app/sources/store/source-name.ts'
import { sourcePageTexts as texts } from '#app/strings/en/sources/sources.ts'
import type { Executor } from '#db/client.server.ts'

import { fieldsOf, readFields } from './source-fields.server.ts'

/** What a form of the page is answered, where it is no redirect. */
export type SourceAnswer = {
  /** Set only by a new key, which no other page can show. */
  isSaved?: boolean
  key?: string
  keyAddress?: string
  faults?: Readonly<Record<string, string>>
  typed?: Readonly<Record<string, string>>
  /** The enquiry that the faults are about. */
  enquiry?: string
}

type Posted = {
  id: string
  kind: string
  name: string
  stored: readonly string[]
  field: (name: string) => string
  by: { id: string }
  origin: string
}

const WEEK_MS = 7 * 86_400_000

const plainChanges = {
  pause: { kind: 'pause' },
  resume: { kind: 'resume' },
  check: { kind: 'check' },
  'remove-old-key': { kind: 'remove-old-key' },
} as const satisfies Record<string, SourceChange>

/** POST /dashboard/sources/:source by its `intent`. */
export async function answerSource(db: Executor, posted: Posted) {
  const { id, by, field } = posted
  const intent = field('intent')
  if (intent === 'key') return newKey(db, posted)
  if (intent === 'configure') return configure(db, posted)
  if (intent === 'delete') return remove(db, posted)
  if (intent === 'test') return sendTest(db, posted)
  if (intent === 'project') return nameProject(db, posted)
  if (intent === 'phone' || intent === 'replay' || intent === 'reject')
    return settle(db, posted, intent)
  if (intent === 'snooze') {
    const until = new Date(Date.now() + WEEK_MS)
    await changeSource(db, id, { kind: 'snooze', until }, by)
    return done(id, 'snoozed')
  }
  const change = Object.entries(plainChanges).find(([name]) => name === intent)?.[1]
  if (!change) throw new Response('Not Found', { status: 404 })
  await changeSource(db, id, change, by)
  return done(id, change.kind)
}

function done(id: string, result: string, hash = '') {
  return redirect(`/dashboard/sources/${id}?done=${result}${hash}`)
}

async function newKey(db: Executor, { id, by, origin }: Posted) {
  const key = await rotateKey(db, id, by)
  if (key === undefined) throw new Response('Not Found', { status: 404 })
  return data<SourceAnswer>({ isSaved: true, key, keyAddress: origin + sourcePath(key) })
}

async function configure(db: Executor, { id, kind, stored, field, by }: Posted) {
  const adapter = findAdapter(kind)
  if (!adapter) throw new Response('Not Found', { status: 404 })
  const name = plainText(field('name')).replace(/\s+/g, ' ')
  const fault = nameFault(name)
  const read = readFields(adapter, field, stored)
  if (fault !== undefined || !read.ok) {
    const faults = { ...(read.ok ? {} : read.faults), ...(fault !== undefined && { name: fault }) }
    const open = fieldsOf(adapter).filter(({ isSecret }) => !isSecret)
    const typed = Object.fromEntries(open.map((one) => [one.name, field(one.name)]))
    return data<SourceAnswer>({ faults, typed: { ...typed, name } }, { status: 422 })
  }
  const isPulled = adapter.pull !== undefined
  await changeSource(db, id, { kind: 'configure', name, ...read.texts, isPulled }, by)
  return done(id, 'saved', '#settings')
}

async function remove(db: Executor, { id, name, field, by }: Posted) {
  if (plainText(field('typed')) !== name)
    return data<SourceAnswer>({ faults: { typed: texts.wrongName } }, { status: 422 })
  await deleteSource(db, id, by)
  return redirect('/dashboard/sources')
}

/** The way of a real delivery, which ends before it becomes a lead. */
async function sendTest(db: Executor, { id, kind, by }: Posted) {
  const payload = findAdapter(kind)?.testPayload?.()
  if (!payload) throw new Response('Not Found', { status: 404 })
  await noteTest(db, id, by)
  const delivery = await storeDelivery(db, id, { way: 'test', payload })
  const result = await readDelivery(db, delivery)
  return done(id, result === 'test' ? 'test-sent' : 'test-failed')
}

async function nameProject(db: Executor, { id, kind, field, by }: Posted) {
  const chosen = field('project')
  const project = projects().find((one) => String(one.id) === chosen)
  const called = field('called').slice(0, 200)
  // The project may have been withdrawn since the page was drawn.
  if (called === '' || (chosen !== '' && !project)) return done(id, 'project-gone', '#projects')
  await chooseProject(db, { source: { id, kind }, called, project }, by)
  return done(id, 'project', '#projects')
}

async function settle(
  db: Executor,
  { id, field, by }: Posted,
  intent: 'phone' | 'replay' | 'reject',
) {
  const enquiryId = field('enquiry')
  const which = { sourceId: id, enquiryId: /^\d{1,18}$/.test(enquiryId) ? enquiryId : '0' }
  if (intent !== 'phone') {
    const isSettled = await (intent === 'replay' ? replay : rejectEnquiry)(db, which, by)
    return done(id, isSettled ? intent : 'gone', '#review')
  }
  const phone = await readPhone(field('phone'), 'IN')
  const name = plainText(field('name')).replace(/\s+/g, ' ').slice(0, 100)
  if (!phone) {
    const typed = { phone: field('phone'), name }
    const faults = { phone: texts.enter.wrong }
    return data<SourceAnswer>({ faults, typed, enquiry: enquiryId }, { status: 422 })
  }
  const leadId = await enterPhone(db, which, { phone, name }, by)
  if (leadId === undefined) return done(id, 'gone', '#review')
  return redirect(`/dashboard/sources/${id}?done=phone&lead=${leadId}#review`)
}
