import { PromiseClock } from '#app/leads/list/row/row-work.tsx'
import { spanText } from '#app/staff/working-hours/duration-text.ts'
import { withHours, type Waited } from '#app/staff/working-hours/waited.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'

import type { LeadRecord } from './history/lead-record.ts'

/** The first call that is owed to whoever sent a lead (what is owed next stands among its facts); then how long they wait or waited, by the desk's hours and on the wall. */
export function PanelClock({ lead: { work }, waited }: LeadRecord) {
  return (
    <p className="panel-clock">
      {work.followUpAt === null && work.callBy !== null ? (
        <PromiseClock callBy={work.callBy} />
      ) : null}
      {waited ? (
        <span className="row-work panel-waited">
          {waitedText(waited, work.firstContactAt !== null)}
        </span>
      ) : null}
    </p>
  )
}

function waitedText(waited: Waited, isOver: boolean): string {
  const span = spanText(waited.wall)
  return withHours(isOver ? panelTexts.contactIn(span) : panelTexts.came(span), waited)
}
