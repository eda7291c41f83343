import type { Ref } from 'react'
import { Form } from 'react-router'

import { AnswerLinks } from '#app/leads/list/row/answer-links.tsx'
import { LeadMessage } from '#app/leads/list/row/lead-message.tsx'
import { LeadTableHead } from '#app/leads/list/row/lead-table-head.tsx'
import { LeadTime } from '#app/leads/list/row/lead-time.tsx'
import { useOpenedMessages } from '#app/leads/list/row/opened-messages.ts'
import { spamListTexts } from '#app/strings/en/spam.ts'

import type { SpamRow } from './spam-row.ts'

const columns = Object.values(spamListTexts.columns)

type TableProps = {
  leads: readonly SpamRow[]
  action: string
  onMove: (lead: SpamRow) => void
  ref: Ref<HTMLTableElement>
}

export function SpamTable({ leads, action, onMove, ref }: TableProps) {
  const opened = useOpenedMessages()
  return (
    <table className="table table--spam" role="table" ref={ref}>
      <LeadTableHead columns={columns} />
      <tbody role="rowgroup">
        {leads.map((lead) => (
          <tr key={lead.id} role="row">
            <td role="cell">
              <bdi>{lead.name}</bdi>
              {lead.looksHonest ? <b className="spam-check">{spamListTexts.pleaseCheck}</b> : null}
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
                <button
                  className="button button--line"
                  aria-label={spamListTexts.moveOf(lead.name)}
                >
                  {spamListTexts.move}
                </button>
              </Form>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
