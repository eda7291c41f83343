import { z } from 'zod'

import { readContactCode } from '#app/leads/contact-clicks/contact-code.ts'
import { plainText } from '#app/lib/text/plain-text.ts'
import type { WorkCalendar } from '#app/staff/working-hours/working-time.ts'

import { postedMoment, readFactsForm } from './facts-form.ts'
import type { LeadFacts, LeadActivity } from './lead-facts.ts'
import { isClosed, readLostReason, type LostReason } from './lead-status.ts'
import {
  afterTry,
  inAnHour,
  needsNextStep,
  nextMorning,
  outcomes,
  type CallAttempt,
  type Outcome,
} from './outcome.ts'

/** Characters. */
const LONGEST_NOTE = 4000

export type LeadWorkForm = {
  changes: Partial<LeadFacts>
  seen: Partial<LeadFacts>
  activities: readonly LeadActivity[]
  callAttempt?: CallAttempt
}

type Fault =
  | 'unreadable'
  | 'note-missing'
  | 'note-long'
  | 'code-wrong'
  | 'next-missing'
  | 'next-past'

type Read = { ok: true; change: LeadWorkForm } | { ok: false; fault: Fault }

const callAttempt = z.object({
  outcome: z.enum(outcomes),
  at: z.union([z.iso.datetime().transform((text) => new Date(text)), z.literal('')]).optional(),
  nextAt: z.union([postedMoment, z.literal('').transform(() => undefined)]).optional(),
})

/** `calendar` is of the lead's agent. */
type Standing = { facts: LeadFacts; now: Date; calendar: WorkCalendar }

/** Reads any form of the panel; no form leaves an open lead without a follow-up. */
export function readWorkForm(
  field: (name: string) => string | undefined,
  standing: Standing,
): Read {
  const form = readFactsForm(field)
  if (typeof form === 'string') return { ok: false, fault: 'unreadable' }
  if (field('outcome') !== undefined) return readOutcome(field, form.seen, standing)
  const typed = field('code')
  if (typed !== undefined) {
    const code = readContactCode(typed)
    if (code === undefined) return { ok: false, fault: 'code-wrong' }
    return { ok: true, change: { ...form, activities: [{ kind: 'code', text: code }] } }
  }
  const note = field('note')
  if (note === undefined || Object.keys(form.changes).length > 0)
    return readFacts(form, standing, note ?? '')
  const read = readNote(note)
  if (typeof read === 'string') return { ok: false, fault: read }
  if (!read) return { ok: false, fault: 'note-missing' }
  return { ok: true, change: { ...form, activities: [read] } }
}

function readFacts(
  { changes, seen }: Pick<LeadWorkForm, 'changes' | 'seen'>,
  { facts, now, calendar }: Standing,
  typed: string,
): Read {
  const note = readNote(typed)
  if (typeof note === 'string') return { ok: false, fault: note }
  const after = { ...facts, ...changes }
  if (changes.followUpAt === null && !isClosed(after.status))
    return { ok: false, fault: 'next-missing' }
  const needsStep = changes.status !== undefined && needsNextStep(after)
  const next = needsStep ? { followUpAt: nextMorning(now, calendar) } : {}
  const activities = note ? [note] : []
  return { ok: true, change: { changes: { ...changes, ...next }, seen, activities } }
}

function readNote(note: string): LeadActivity | 'note-long' | undefined {
  const text = plainText(note)
  if (text.length > LONGEST_NOTE) return 'note-long'
  return text === '' ? undefined : { kind: 'note', text }
}

function readOutcome(
  field: (name: string) => string | undefined,
  seen: Partial<LeadFacts>,
  standing: Standing,
): Read {
  const { read, step } = parseAttempt(field)
  if (!read.success) return { ok: false, fault: 'unreadable' }
  const { outcome, at, nextAt } = read.data
  const when = pastMoment(at, standing.now)
  const note = readNote(field('note') ?? '')
  if (typeof note === 'string') return { ok: false, fault: note }
  const notes = note ? [note] : []
  const activities: LeadActivity[] = [{ kind: 'outcome', text: outcome }, ...notes]
  if (outcome === 'connected' || outcome === 'not-interested') {
    const agreed = withMoment(readAgreedStep(step), nextAt)
    return readAgreed(agreed, { outcome, seen, activities, when, ...standing })
  }
  const call = { outcome, at: when, ...(outcome === 'call-back' && { nextAt }) }
  if (outcome === 'call-back') {
    if (!nextAt) return { ok: false, fault: 'unreadable' }
    if (nextAt <= standing.now) return { ok: false, fault: 'next-past' }
  }
  const changes = afterTry(call, standing.facts, standing.calendar)
  return { ok: true, change: { changes, seen, activities, callAttempt: call } }
}

/** A browser's clock ahead of ours is ignored. */
function pastMoment(at: Date | '' | undefined, now: Date): Date {
  return at instanceof Date && at < now ? at : now
}

/** The button has the outcome and after it the next step, or for `call-back` the moment. */
function parseAttempt(field: (name: string) => string | undefined) {
  const [outcome = '', ...detail] = (field('outcome') ?? '').split(' ')
  const step = detail.join(' ')
  const nextAt = outcome === 'call-back' && step !== '' ? step : field('nextAt')
  return { read: callAttempt.safeParse({ outcome, at: field('at'), nextAt }), step }
}

function withMoment(step: AgreedStep | undefined, nextAt: Date | undefined) {
  return step?.kind === 'at' ? { ...step, at: step.at ?? nextAt } : step
}

type Answered = Standing &
  Pick<LeadWorkForm, 'seen' | 'activities'> & { outcome: Outcome; when: Date }

function readAgreed(
  step: AgreedStep | undefined,
  { outcome, seen, activities, when, facts, now, calendar }: Answered,
): Read {
  const promised =
    facts.followUpAt !== null && facts.followUpAt > now ? facts.followUpAt : undefined
  const call = { outcome, at: when }
  if (!step || (outcome === 'not-interested' && step.kind !== 'lost'))
    return { ok: false, fault: 'next-missing' }
  if (step.kind === 'lost') {
    const firstContactAt = facts.firstContactAt ?? when
    const changes = { firstContactAt, status: 'lost', lostReason: step.reason } as const
    return { ok: true, change: { changes, seen, activities, callAttempt: call } }
  }
  const nextAt = momentOf(step, promised, inAnHour(now, calendar))
  if (!nextAt) return { ok: false, fault: 'next-missing' }
  if (nextAt <= now) return { ok: false, fault: 'next-past' }
  const steps = activitiesOf(step)
  const agreed = { ...call, nextAt }
  const changes = afterTry(agreed, facts, calendar)
  return {
    ok: true,
    change: { changes, seen, activities: [...activities, ...steps], callAttempt: agreed },
  }
}

function activitiesOf(step: AgreedStep): LeadActivity[] {
  if (step.kind === 'at') return [{ kind: 'next-step', text: step.step }]
  return step.kind === 'visit' ? [{ kind: 'next-step', text: step.kind }] : []
}

function momentOf(
  step: Exclude<AgreedStep, { kind: 'lost' }>,
  promised: Date | undefined,
  fallback: Date,
): Date | undefined {
  if (step.kind === 'at') return step.at
  // A scheduled visit replaces this moment.
  return step.kind === 'visit' ? (promised ?? fallback) : promised
}

/** `keep` leaves a later follow-up as it is. */
type AgreedStep =
  | { kind: 'at'; step: 'call-again' | 'details'; at: Date | undefined }
  | { kind: 'visit' | 'keep' }
  | { kind: 'lost'; reason: LostReason }

/** After the outcome: `call-again` or `details` (with or without a moment), `visit`, `keep`, `lost price`. */
function readAgreedStep(posted: string): AgreedStep | undefined {
  const [code = '', detail = ''] = posted.split(' ')
  if (code === 'visit' || code === 'keep') return { kind: code }
  if (code === 'lost') {
    const reason = readLostReason(detail)
    return reason && { kind: 'lost', reason }
  }
  if (code !== 'call-again' && code !== 'details') return undefined
  const at = new Date(detail)
  return { kind: 'at', step: code, at: Number.isNaN(at.getTime()) ? undefined : at }
}
