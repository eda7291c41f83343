import { memo, type MouseEventHandler, type Ref } from 'react'

import { RowPick } from '#app/leads/bulk/row-pick.tsx'
import type { SelectLead } from '#app/leads/bulk/use-selection.ts'
import { WrongNumber } from '#app/leads/detail/call/wrong-number.tsx'
import { HotMark } from '#app/leads/detail/facts/hot-mark.tsx'
import { RepeatEnquiry } from '#app/leads/detail/repeat-enquiry.tsx'
import { SamePhoneButton } from '#app/leads/duplicates/same-phone-button.tsx'
import type { SamePhones } from '#app/leads/duplicates/same-phone.ts'
import type { DashboardLead } from '#app/leads/search/lead-search.ts'
import { MatchLine } from '#app/leads/search/words/match-line.tsx'
import { listTexts } from '#app/strings/en/lead-list.ts'

import { AnswerLinks } from './answer-links.tsx'
import { LeadMessage } from './lead-message.tsx'
import { LeadPlace } from './lead-place.tsx'
import { LeadTime } from './lead-time.tsx'
import type { OpenedMessages } from './opened-messages.ts'
import { RowAbroad, RowClock, RowStatus } from './row-work.tsx'

type RowProps = {
  lead: DashboardLead
  /** Query string with `?`, or empty. */
  list: string
  index: number
  isOpen: boolean
  onOpen: MouseEventHandler<HTMLAnchorElement>
  opened: OpenedMessages
  sameCount: number
  isSelected: boolean
  onSelect: SelectLead
  onShowSame: SamePhones['show']
  ref?: Ref<HTMLTableRowElement>
}

/** `index` counts from 0; plain links, since router links render again on every pending navigation. */
export const LeadTableRow = memo(function LeadTableRow(props: RowProps) {
  const { lead, list, index, opened, ref } = props
  const { work } = lead
  return (
    <tr
      role="row"
      className={rowClass(props)}
      aria-rowindex={index + 2}
      data-index={index}
      ref={ref}
    >
      <td role="cell">
        {work.isUnread ? (
          <span className="row-unread" role="img" aria-label={listTexts.unread} />
        ) : null}
        <RowPick
          id={lead.id}
          name={lead.name}
          isSelected={props.isSelected}
          onSelect={props.onSelect}
        />
        <a
          href={`/dashboard/leads/${lead.id}${list}`}
          aria-current={props.isOpen ? 'page' : undefined}
          data-discover="true"
          onClick={props.onOpen}
        >
          <bdi>{lead.name}</bdi>
        </a>
        {work.nth > 1 ? <RepeatEnquiry nth={work.nth} /> : null}
        {work.hasWrongNumber ? <WrongNumber /> : null}
        <HotMark isHot={work.isHot} />
        <RowStatus {...work} />
      </td>
      <td role="cell">
        <AnswerLinks {...lead} leadId={lead.id} isMailFirst={work.hasWrongNumber} />
        <RowAbroad {...work} />
        <SamePhoneButton phone={lead.phone} count={props.sameCount} onShow={props.onShowSame} />
      </td>
      <td role="cell">
        <LeadTime ts={lead.ts} />
        <RowClock {...work} />
      </td>
      <td role="cell">
        <LeadPlace {...lead} />
      </td>
      <td role="cell">
        <div className="row-message" dir="auto">
          <LeadMessage lead={lead} opened={opened} />
        </div>
        <MatchLine reasons={lead.reasons ?? []} />
      </td>
    </tr>
  )
})

function rowClass({ isSelected, lead }: RowProps): string | undefined {
  const classes = [isSelected ? 'row--picked' : '', lead.work.isUnread ? 'row--unread' : '']
  return classes.filter(Boolean).join(' ') || undefined
}
