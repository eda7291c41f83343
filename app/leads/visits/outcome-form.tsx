import type { ReactNode } from 'react'
import { Form } from 'react-router'

import type { DeskVisit } from './visit-details.ts'
import { actAddress, type VisitAct } from './visit-address.ts'

type ActFormProps = {
  act: Exclude<VisitAct, 'made'>
  day: string
  visit: Pick<DeskVisit, 'id' | 'sequence'>
  agentId?: string
  back?: string
  children: ReactNode
}

export function ActForm({ act, day, visit, agentId, back, children }: ActFormProps) {
  return (
    <Form
      className="visit-act"
      method="post"
      action={actAddress(act, day, { visit: visit.id, ...(back !== undefined && { back }) })}
      replace
      preventScrollReset
    >
      <input type="hidden" name="visit" value={visit.id} />
      <input type="hidden" name="seen" value={visit.sequence} />
      {agentId === undefined ? null : <input type="hidden" name="agent" value={agentId} />}
      {children}
    </Form>
  )
}

/** `of` tells a screen reader whose visit it is. */
export function ActButton({
  act,
  day,
  visit,
  agentId,
  back,
  word,
  of,
  isLine = false,
}: Omit<ActFormProps, 'children'> & { word: string; of: string; isLine?: boolean }) {
  return (
    <ActForm
      act={act}
      day={day}
      visit={visit}
      {...(agentId !== undefined && { agentId })}
      {...(back !== undefined && { back })}
    >
      <button className={isLine ? 'button button--line' : 'button'}>
        {word} <span className="visually-hidden">{of}</span>
      </button>
    </ActForm>
  )
}
