import { useCallback, type MouseEvent, type Ref } from 'react'
import { useNavigate, useParams } from 'react-router'

import type { SelectLead } from '#app/leads/bulk/use-selection.ts'
import type { SamePhones } from '#app/leads/duplicates/same-phone.ts'
import type { DashboardLead } from '#app/leads/search/lead-search.ts'
import { copyOwner } from '#app/staff/sessions/offline-copy.ts'

import { LeadTableRow } from './row/lead-row.tsx'
import type { OpenedMessages } from './row/opened-messages.ts'

export type SharedByRows = {
  list: string
  opened: OpenedMessages
  same: SamePhones
  selected: ReadonlySet<string>
  onSelect: SelectLead
}

type RowsProps = SharedByRows & {
  leads: readonly DashboardLead[]
  indexes: Iterable<number>
  rowRef?: Ref<HTMLTableRowElement>
}

/** Stable props, so that only new rows render when the list grows. */
export function LeadRows({ leads, indexes, rowRef, ...shared }: RowsProps) {
  const { list, opened, same, selected, onSelect } = shared
  const open = useParams()['lead']
  const onOpen = useOpenLead()
  return Array.from(indexes, (index) => {
    const lead = leads[index]
    return lead ? (
      <LeadTableRow
        key={lead.id}
        lead={lead}
        index={index}
        list={list}
        isOpen={lead.id === open}
        onOpen={onOpen}
        opened={opened}
        sameCount={same.counts.get(lead.phone) ?? 0}
        onShowSame={same.show}
        isSelected={selected.has(lead.id)}
        onSelect={onSelect}
        {...(rowRef && { ref: rowRef })}
      />
    ) : null
  })
}

/** Navigates within the page, which keeps its position; leaves modified clicks to the browser, and where it is offline those that its copy answers. Stable. */
function useOpenLead() {
  const navigate = useNavigate()
  return useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      const { button, metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event
      if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
      if (!navigator.onLine && copyOwner() !== '') return
      event.preventDefault()
      const { pathname, search } = currentTarget
      const to = pathname + search
      const replace = to === window.location.pathname + window.location.search
      void navigate(to, { replace, preventScrollReset: true })
    },
    [navigate],
  )
}
