import type { Ref } from 'react'

import { AnswerLinks } from './answer-links.tsx'
import { LeadMessage } from './lead-message.tsx'
import { LeadPlace } from './lead-place.tsx'
import type { LeadRow } from './lead-search.ts'
import { LeadTime } from './lead-time.tsx'
import type { OpenedMessages } from './opened-messages.ts'
import { SamePhoneButton } from './same-phone-button.tsx'
import type { SamePhone } from './same-phone.ts'

/** The five columns of SPEC section 2. */
export const leadColumns = ['Name', 'Phone', 'DateTime', 'Location', 'Message'] as const

type RowProps = {
  lead: LeadRow
  index: number
  opened: OpenedMessages
  same: SamePhone
  ref?: Ref<HTMLTableRowElement>
}

/** One lead; `index` counts from 0 through the whole list. */
export function LeadTableRow({ lead, index, opened, same, ref }: RowProps) {
  return (
    <tr role="row" aria-rowindex={index + 2} data-index={index} ref={ref}>
      <td role="cell">{lead.name}</td>
      <td role="cell">
        <AnswerLinks {...lead} />
        <SamePhoneButton phone={lead.phone} same={same} />
      </td>
      <td role="cell">
        <LeadTime ts={lead.ts} />
      </td>
      <td role="cell">
        <LeadPlace {...lead} />
      </td>
      <td role="cell">
        <LeadMessage lead={lead} opened={opened} />
      </td>
    </tr>
  )
}
