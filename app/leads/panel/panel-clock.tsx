import { RowClock } from '#app/leads/desk/row-work.tsx'
import type { DeskLead } from '#app/leads/desk/lead-search.ts'

/** What is owed to whoever sent a lead, or how soon somebody was in touch. */
export function PanelClock({ lead: { work } }: { lead: DeskLead }) {
  return (
    <p className="panel-clock">
      <RowClock {...work} />
    </p>
  )
}
