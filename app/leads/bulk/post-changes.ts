import { factFields } from '#app/leads/status/fact-fields.ts'
import { readUndoResult, type UndoResult } from '#app/leads/status/undo-text.ts'
import { fieldsOf, textOf } from '#app/lib/json/json-fields.ts'

import { leadField, type ManyChange } from './many-change.ts'
import { readManyChanged, type ManyChanged } from './many-changed.ts'

/** No connection, an ended session, or a refusal with the server's reason in `said`. */
export type Failure = { why: 'lost' | 'ended' } | { why: 'refused'; message?: string | undefined }

export async function postChanges({ changes, leads }: ManyChange): Promise<ManyChanged | Failure> {
  const fields = [
    ...factFields(changes),
    ...leads.map(({ leadId, seen }) => ['lead', leadField(leadId, seen)]),
  ]
  const answer = await post('/dashboard/leads/bulk', fields)
  return 'why' in answer ? answer : readManyChanged(await answer.json())
}

export async function postUndone(changeSetId: string): Promise<UndoResult | Failure> {
  const answer = await post('/dashboard/undo', [['changeSetId', changeSetId]])
  if ('why' in answer) return answer
  return readUndoResult(fieldsOf(await answer.json())('said')) ?? 'late'
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
    return { why: 'refused', message: textOf(fieldsOf(refused)('said')) }
  } catch {
    return { why: 'lost' }
  }
}
