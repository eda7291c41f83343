import { z } from 'zod'

import { readContactCode } from '#app/leads/clicks/contact-code.ts'
import { plainText } from '#app/lib/plain-text.ts'

import { postedMoment, readFactsForm } from './facts-form.ts'
import type { LeadFacts, LeadWord } from './lead-facts.ts'
import { afterTry, outcomes } from './outcome.ts'

/** Characters of a note. */
const LONGEST_NOTE = 4000

/** What a form of the panel wants of a lead. */
export type LeadWorkForm = {
  wish: Partial<LeadFacts>
  seen: Partial<LeadFacts>
  words: readonly LeadWord[]
}

type Read =
  | { ok: true; change: LeadWorkForm }
  | { ok: false; fault: 'unreadable' | 'note-missing' | 'note-long' | 'code-wrong' }

const tried = z.object({
  outcome: z.enum(outcomes),
  at: z.union([z.iso.datetime().transform((text) => new Date(text)), z.literal('')]).optional(),
  nextAt: postedMoment.optional(),
})

/**
 * Reads any form of the panel: facts (`readFactsForm`), a `note`, the `code` of a chat, or an `outcome`
 * with when it was tried (`at`) and the moment agreed (`nextAt`). `facts` are those that stand there now.
 */
export function readWorkForm(
  field: (name: string) => string | undefined,
  facts: LeadFacts,
  now: Date,
): Read {
  const form = readFactsForm(field)
  if (typeof form === 'string') return { ok: false, fault: 'unreadable' }
  if (field('outcome') !== undefined) return readOutcome(field, { ...form, facts, now })
  const typed = field('code')
  if (typed !== undefined) {
    const code = readContactCode(typed)
    if (code === undefined) return { ok: false, fault: 'code-wrong' }
    return { ok: true, change: { ...form, words: [{ kind: 'code', text: code }] } }
  }
  const note = field('note')
  if (note === undefined) return { ok: true, change: { ...form, words: [] } }
  const text = plainText(note)
  if (text === '') return { ok: false, fault: 'note-missing' }
  if (text.length > LONGEST_NOTE) return { ok: false, fault: 'note-long' }
  return { ok: true, change: { ...form, words: [{ kind: 'note', text }] } }
}

type Standing = { seen: Partial<LeadFacts>; facts: LeadFacts; now: Date }

function readOutcome(
  field: (name: string) => string | undefined,
  { seen, facts, now }: Standing,
): Read {
  const read = tried.safeParse({
    outcome: field('outcome'),
    at: field('at'),
    nextAt: field('nextAt'),
  })
  if (!read.success) return { ok: false, fault: 'unreadable' }
  const { outcome, at, nextAt } = read.data
  if (outcome === 'call-back' && !nextAt) return { ok: false, fault: 'unreadable' }
  // A clock that is ahead of ours says nothing.
  const when = at instanceof Date && at < now ? at : now
  const wish = afterTry({ outcome, at: when, nextAt }, facts)
  return { ok: true, change: { wish, seen, words: [{ kind: 'outcome', text: outcome }] } }
}
