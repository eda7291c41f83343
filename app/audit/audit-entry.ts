import { z } from 'zod'

import { staffRole } from './staff-role.ts'

function entry<K extends string, S extends z.ZodRawShape>(kind: K, detail: S) {
  return z.strictObject({
    kind: z.literal(kind),
    leadId: z.string().optional(),
    personId: z.string().optional(),
    ...detail,
  })
}

/** Exact, or approximate for a large export. */
const leads = { rows: z.number().int().nonnegative(), isAbout: z.boolean().optional() }

/** The filter of a list; never the text of a search. */
const filterFields = { filter: z.string().optional(), isSearch: z.literal(true).optional() }

/** `rest` is the default rule; `people` is null for all agents. */
const rule = { rule: z.number().int(), asks: z.string(), people: z.number().int().nullable() }

const project = { listing: z.number().int() }

/** `question` is a key of app/projects/questions/question.ts. */
const question = { ...project, question: z.string() }

const page = { page: z.string() }

const photo = { ...project, slot: z.string() }

const change = { was: z.string(), became: z.string() }
const days = { from: z.iso.date(), to: z.iso.date() }

export const assignmentFacts = [
  'promise',
  'pass-on',
  'tell',
  'cap',
  'gives-since',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
  'holiday',
] as const

/** Entries by kind: ids and numbers, never a name, a phone or a search. `leadId` and `personId` are the subject. */
export const auditEntry = z.discriminatedUnion('kind', [
  entry('signed-in', { by: z.enum(['password', 'code', 'recovery-code', 'link']) }),
  entry('sign-in-refused', {}),
  entry('signed-out', {}),
  entry('saw', {}),
  entry('listed', {
    ...leads,
    ...filterFields,
    list: z.enum(['leads', 'suspect', 'due', 'visits', 'offline']),
  }),
  entry('exported', { ...leads, ...filterFields, file: z.enum(['xlsx', 'csv']) }),
  entry('read-by-call', leads),
  entry('suspect-accepted', {}),
  entry('suspect-returned', {}),
  entry('account-added', { role: staffRole }),
  entry('invited', { role: staffRole }),
  entry('first-owner', { role: staffRole }),
  entry('invitation-cancelled', {}),
  entry('password-link-made', {}),
  entry('password-link-used', {}),
  entry('password-link-cancelled', {}),
  entry('account-changed', {
    what: z.enum(['role', 'sees', 'export', 'edit', 'taking', 'most', 'languages']),
    ...change,
  }),
  entry('desk-changed', { what: z.enum(assignmentFacts), ...change }),
  entry('rule-added', rule),
  entry('rule-changed', rule),
  entry('rule-removed', rule),
  entry('rule-returned', rule),
  entry('rules-ordered', {}),
  entry('settings-changed', { section: z.string(), settings: z.string() }),
  entry('source-changed', {
    source: z.number().int(),
    what: z.enum([
      'created',
      'configured',
      'paused',
      'resumed',
      'key-rotated',
      'key-removed',
      'tested',
      'project-chosen',
      'deleted',
    ]),
  }),
  entry('source-settled', {
    source: z.number().int(),
    what: z.enum(['phone', 'reject', 'replay']),
  }),
  entry('file-import', {
    import: z.number().int(),
    what: z.enum(['uploaded', 'started', 'cancelled', 'reverted', 'discarded', 'rejects-read']),
  }),
  entry('listing-published', project),
  entry('listing-archived', project),
  entry('listing-returned', project),
  entry('listing-scheduled', project),
  entry('listing-unscheduled', project),
  entry('listing-linked', project),
  entry('question-asked', question),
  entry('question-unasked', question),
  entry('question-answered', { ...question, people: z.number().int().positive() }),
  entry('alert-sent', project),
  entry('alert-erased', {}),
  entry('photograph-put', photo),
  entry('photograph-worded', photo),
  entry('photograph-moved', { ...photo, to: z.string() }),
  entry('photograph-removed', photo),
  entry('photograph-returned', photo),
  entry('portrait-put', page),
  entry('portrait-worded', page),
  entry('portrait-removed', page),
  entry('portrait-returned', page),
  entry('slot-filled', { slot: z.string() }),
  entry('slot-emptied', { slot: z.string() }),
  entry('words-published', page),
  entry('words-scheduled', page),
  entry('words-unscheduled', page),
  entry('words-linked', page),
  entry('project-schedule-revoked', { project: z.number().int() }),
  entry('page-schedule-revoked', page),
  entry('preview-links-revoked', { links: z.number().int().positive() }),
  entry('leave-entered', days),
  entry('leave-ended', days),
  entry('leave-returned', days),
  entry('erased', { ...leads, what: z.enum(['suspect', 'demo']) }),
  entry('job-requested', { job: z.string() }),
  entry('told-again', { way: z.enum(['team', 'visitor', 'webhook']) }),
  entry('all-told-again', { messages: z.number().int().positive() }),
  entry('withdrawn', leads),
  entry('withdrawn-by-link', leads),
  entry('withdrawal-accepted', leads),
  entry('withdrawal-rejected', {}),
  entry('withdrawal-restored', {
    ...leads,
    withdrawal: z.string().regex(/^\d+$/),
    reason: z.string().min(1).max(300),
  }),
  entry('withdrawn-untouched', { closed: z.number().int().positive() }),
  entry('suspects-erased', leads),
  entry('spam-deleted', leads),
  entry('sealed-erased', { closed: z.number().int().positive() }),
  entry('person-erased', { ...leads, closed: z.number().int().nonnegative() }),
  entry('person-exported', leads),
  entry('person-printed', {}),
  entry('breach-reported', leads),
  entry('name-changed', {}),
  entry('phone-changed', { sessions: z.number().int().nonnegative() }),
  entry('suspended', {}),
  entry('restored', {}),
  entry('sessions-ended', { sessions: z.number().int().positive() }),
  entry('password-changed', {}),
  entry('password-reset', {}),
  entry('alert-email-set', {}),
  entry('alert-email-removed', {}),
  entry('second-step-on', {}),
  entry('second-step-off', {}),
  entry('recovery-codes-made', {}),
  entry('recovery-code-used', { left: z.number().int().nonnegative() }),
])
export type AuditEntry = z.infer<typeof auditEntry>
