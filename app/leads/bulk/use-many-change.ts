import { useState } from 'react'

import type { DashboardLead } from '#app/leads/search/lead-search.ts'
import { factFields } from '#app/leads/status/fact-fields.ts'
import type { LeadFacts } from '#app/leads/status/lead-facts.ts'
import { type UndoResult, readUndoResult } from '#app/leads/status/undo-text.ts'
import { fieldsOf, textOf } from '#app/lib/json/json-fields.ts'

import { leadField, type ManyChange } from './many-change.ts'
import { type ManyChanged, readManyChanged } from './many-changed.ts'

export type BulkResult =
  | { kind: 'changed'; done: ManyChanged; names: ReadonlyMap<string, string> }
  | { kind: 'undone'; outcome: UndoResult }
  | ({ kind: 'failed' } & Failure)

type BulkCallbacks = {
  onChanged: (ids: readonly string[]) => void
  onEnded: () => void
}

/** Runs one bulk change or undo at a time; `result` is the result of the last one. */
export function useManyChange({ onChanged, onEnded }: BulkCallbacks) {
  const [result, setResult] = useState<BulkResult>()
  const [isBusy, setIsBusy] = useState(false)

  async function alone<T extends ManyChanged | UndoResult>(
    work: () => Promise<T | Failure>,
    toResult: (answer: T) => BulkResult,
  ) {
    if (isBusy) return
    setIsBusy(true)
    setResult(undefined)
    const answer = await work()
    setIsBusy(false)
    if (!isFailure(answer)) return setResult(toResult(answer))
    if (answer.why === 'ended') onEnded()
    setResult({ kind: 'failed', ...answer })
  }

  function change(changes: Partial<LeadFacts>, leads: readonly DashboardLead[]): Promise<void> {
    const names = new Map(leads.map(({ id, name }) => [id, name]))
    const targets = leads.map((lead) => ({ leadId: lead.id, seen: seenOf(changes, lead) }))
    return alone(
      () => postChanges({ changes, leads: targets }),
      (done) => {
        const already = done.left.filter(({ why }) => why === 'already').map(({ id }) => id)
        onChanged([...done.changed, ...already])
        return { kind: 'changed', done, names }
      },
    )
  }

  function undo(changeSetId: string): Promise<void> {
    return alone(
      () => postUndone(changeSetId),
      (outcome) => ({ kind: 'undone', outcome }),
    )
  }

  return { result: result, isBusy, change, undo, forget: () => setResult(undefined) }
}

function isFailure(answer: ManyChanged | UndoResult | Failure): answer is Failure {
  return typeof answer === 'object' && 'why' in answer
}

function seenOf(changes: Partial<LeadFacts>, { work }: DashboardLead): Partial<LeadFacts> {
  if (changes.ownerId !== undefined) return { ownerId: work.owner?.id ?? null }
  if (changes.followUpAt !== undefined)
    return { followUpAt: work.followUpAt === null ? null : new Date(work.followUpAt) }
  return { status: work.status, ...(work.lostReason && { lostReason: work.lostReason }) }
}

/** No connection, an ended session, or a refusal with the server's reason in `message`. */
type Failure = { why: 'lost' | 'ended' } | { why: 'refused'; message?: string | undefined }

async function postChanges({ changes, leads }: ManyChange): Promise<ManyChanged | Failure> {
  const fields = [
    ...factFields(changes),
    ...leads.map(({ leadId, seen }) => ['lead', leadField(leadId, seen)]),
  ]
  const answer = await post('/dashboard/leads/bulk', fields)
  return 'why' in answer ? answer : readManyChanged(await answer.json())
}

async function postUndone(changeSetId: string): Promise<UndoResult | Failure> {
  const answer = await post('/dashboard/undo', [['changeSetId', changeSetId]])
  if ('why' in answer) return answer
  return readUndoResult(fieldsOf(await answer.json())('message')) ?? 'late'
}

async function post(address: string, fields: string[][]): Promise<Response | Failure> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { Accept: 'application/json' },
      redirect: 'manual',
    })
    if (answer.type === 'opaqueredirect') return { why: 'ended' }
    if (answer.ok) return answer
    if (answer.status >= 500) return { why: 'lost' }
    const refused: unknown = await answer.json().catch(() => undefined)
    return { why: 'refused', message: textOf(fieldsOf(refused)('message')) }
  } catch {
    return { why: 'lost' }
  }
}
