import type { ReactNode } from 'react'
import { Form } from 'react-router'

import type { DashboardVisit } from './visit-details.ts'
import { actionAddress, type VisitAction } from './visit-address.ts'

type ActionFormProps = {
  action: Exclude<VisitAction, 'made'>
  day: string
  visit: Pick<DashboardVisit, 'id' | 'sequence'>
  agentId?: string
  back?: string
  children: ReactNode
}

export function VisitActionForm({ action, day, visit, agentId, back, children }: ActionFormProps) {
  return (
    <Form
      className="visit-action"
      method="post"
      action={actionAddress(action, day, { visit: visit.id, ...(back !== undefined && { back }) })}
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
export function VisitActionButton({
  action,
  day,
  visit,
  agentId,
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
      {...(back !== undefined && { back })}
    >
      <button className={isLine ? 'button button--line' : 'button'}>
        {label} <span className="visually-hidden">{of}</span>
      </button>
    </VisitActionForm>
  )
}
