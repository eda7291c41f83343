import type { ReactNode } from 'react'
import { Form } from 'react-router'

import type { VisitOutcome } from '#app/enquiries/visit-request/visit-state.ts'

import type { DashboardVisit } from './visit-details.ts'
import { actionAddress, type VisitAction } from './visit-address.ts'

type ActionFormProps = {
  action: VisitAction
  day: string
  visit: Pick<DashboardVisit, 'id' | 'sequence'>
  agentId?: string
  outcome?: VisitOutcome
  back?: string
  children: ReactNode
}

export function VisitActionForm(props: ActionFormProps) {
  const { action, day, visit, agentId, outcome, back, children } = props
  return (
    <Form
      className="visit-action"
      method="post"
      action={actionAddress(action, day, { visit: visit.id, ...(back !== undefined && { back }) })}
      replace
      preventScrollReset
    >
      <input type="hidden" name="seen" value={visit.sequence} />
      {agentId === undefined ? null : <input type="hidden" name="agent" value={agentId} />}
      {outcome === undefined ? null : <input type="hidden" name="outcome" value={outcome} />}
      {children}
    </Form>
  )
}

/** `of` tells a screen reader whose visit it is. */
export function VisitActionButton({
  action,
  day,
  visit,
  agentId,
  outcome,
  back,
  label,
  of,
  isLine = false,
}: Omit<ActionFormProps, 'children'> & { label: string; of: string; isLine?: boolean }) {
  return (
    <VisitActionForm
      action={action}
      day={day}
      visit={visit}
      {...(agentId !== undefined && { agentId })}
      {...(outcome !== undefined && { outcome })}
      {...(back !== undefined && { back })}
    >
      <button className={isLine ? 'button button--line' : 'button'}>
        {label} <span className="visually-hidden">{of}</span>
      </button>
    </VisitActionForm>
  )
}
