import { listTexts } from '#app/desk-texts/en/lead-list.ts'

import { PlainLeadTable } from './lead-table.tsx'
import type { DeskLead } from './lead-search.ts'
import type { OpenedMessages } from './opened-messages.ts'
import type { SamePhone } from './same-phone.ts'

type Props = {
  leads: readonly DeskLead[]
  list: string
  opened: OpenedMessages
  same: SamePhone
}

/** Suggestions below what a search finds: neither counted nor exported with it. */
export function AlikeLeads({ leads, ...table }: Props) {
  if (leads.length === 0) return null
  return (
    <section className="alike" aria-labelledby="alike">
      <h2 id="alike">{listTexts.alike}</h2>
      <PlainLeadTable leads={leads} count={leads.length} sorting={undefined} {...table} />
    </section>
  )
}
