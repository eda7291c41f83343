import { useState } from 'react'

import type { DeskLead } from '#app/leads/search/lead-search.ts'
import type { LeadFacts } from '#app/leads/status/lead-facts.ts'
import type { UndoWord } from '#app/leads/status/undo-text.ts'

import type { ManyChanged } from './many-changed.ts'
import { postChanges, postUndone, type Failure } from './post-changes.ts'

export type Told =
  | { kind: 'changed'; done: ManyChanged; names: ReadonlyMap<string, string> }
  | { kind: 'undone'; said: UndoWord }
  | ({ kind: 'failed' } & Failure)

type Heard = {
  onChanged: (ids: readonly string[]) => void
  onEnded: () => void
}

/** Runs one bulk change or undo at a time; `told` is the result of the last one. */
export function useManyChange({ onChanged, onEnded }: Heard) {
  const [told, setTold] = useState<Told>()
  const [isBusy, setIsBusy] = useState(false)

  async function alone<T extends ManyChanged | UndoWord>(
    work: () => Promise<T | Failure>,
    tell: (answer: T) => Told,
  ) {
    if (isBusy) return
    setIsBusy(true)
    setTold(undefined)
    const answer = await work()
    setIsBusy(false)
    if (!isFailure(answer)) return setTold(tell(answer))
    if (answer.why === 'ended') onEnded()
    setTold({ kind: 'failed', ...answer })
  }

  function change(wish: Partial<LeadFacts>, leads: readonly DeskLead[]): Promise<void> {
    const names = new Map(leads.map(({ id, name }) => [id, name]))
    const asked = leads.map((lead) => ({ leadId: lead.id, seen: seenOf(wish, lead) }))
    return alone(
      () => postChanges({ wish, leads: asked }),
      (done) => {
        const already = done.left.filter(({ why }) => why === 'already').map(({ id }) => id)
        onChanged([...done.changed, ...already])
        return { kind: 'changed', done, names }
      },
    )
  }

  function undo(act: string): Promise<void> {
    return alone(
      () => postUndone(act),
      (said) => ({ kind: 'undone', said }),
    )
  }

  return { told, isBusy, change, undo, forget: () => setTold(undefined) }
}

function isFailure(answer: ManyChanged | UndoWord | Failure): answer is Failure {
  return typeof answer === 'object' && 'why' in answer
}

function seenOf(wish: Partial<LeadFacts>, { work }: DeskLead): Partial<LeadFacts> {
  if (wish.ownerId !== undefined) return { ownerId: work.owner?.id ?? null }
  if (wish.followUpAt !== undefined)
    return { followUpAt: work.followUpAt === null ? null : new Date(work.followUpAt) }
  return { status: work.status, ...(work.lostReason && { lostReason: work.lostReason }) }
}
