import type { Ref } from 'react'
import { Form } from 'react-router'

import { AnswerLinks } from '#app/leads/list/row/answer-links.tsx'
import { LeadMessage } from '#app/leads/list/row/lead-message.tsx'
import { LeadTableHead } from '#app/leads/list/row/lead-table-head.tsx'
import { LeadTime } from '#app/leads/list/row/lead-time.tsx'
import { useOpenedMessages } from '#app/leads/list/row/opened-messages.ts'
import { suspectTexts } from '#app/strings/en/suspect.ts'

import type { SuspectRow } from './spam-row.ts'

const columns = Object.values(suspectTexts.columns)

type TableProps = {
  leads: readonly SuspectRow[]
  action: string
  onMove: (lead: SuspectRow) => void
  ref: Ref<HTMLTableElement>
}

export function SuspectLeadTable({ leads, action, onMove, ref }: TableProps) {
  const opened = useOpenedMessages()
  return (
    <table className="table table--apart" role="table" ref={ref}>
      <LeadTableHead columns={columns} />
      <tbody role="rowgroup">
        {leads.map((lead) => (
          <tr key={lead.id} role="row">
            <td role="cell">
              <bdi>{lead.name}</bdi>
              {lead.looksHonest ? <b className="spam-check">{suspectTexts.pleaseCheck}</b> : null}
            </td>
            <td role="cell">
              <AnswerLinks {...lead} />
            </td>
            <td role="cell">
              <LeadTime ts={lead.ts} />
            </td>
            <td role="cell">{lead.why}</td>
            <td role="cell">
              <LeadMessage lead={lead} opened={opened} />
            </td>
            <td role="cell">
              <Form method="post" action={action} onSubmit={() => onMove(lead)}>
                <input type="hidden" name="lead" value={lead.id} />
                <button className="button button--line" aria-label={suspectTexts.moveOf(lead.name)}>
                  {suspectTexts.move}
                </button>
              </Form>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
