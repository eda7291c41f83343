import { listTexts } from '#app/desk-texts/en/lead-list.ts'

import { PlainLeadTable } from './lead-table.tsx'
import type { DeskLead } from './lead-search.ts'
import type { SharedByRows } from './lead-rows.tsx'

type Props = SharedByRows & { leads: readonly DeskLead[] }

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
