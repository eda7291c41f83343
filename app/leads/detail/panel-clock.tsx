import { PromiseClock } from '#app/leads/list/row/row-work.tsx'
import { spanText } from '#app/staff/working-hours/duration-text.ts'
import { withHours, type Waited } from '#app/staff/working-hours/waited.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'

import type { LeadRecord } from './history/lead-record.ts'

/** The promised first call, and the wait in working hours and by the clock. */
export function PanelClock({ lead: { work }, waited }: LeadRecord) {
  return (
    <p className="panel-clock">
      {work.followUpAt === null && work.callBy !== null ? (
        <PromiseClock callBy={work.callBy} />
      ) : null}
      {waited ? (
        <span className="row-work panel-wait-time">
          {waitedText(waited, work.firstContactAt !== null)}
        </span>
      ) : null}
    </p>
  )
}

function waitedText(waited: Waited, isOver: boolean): string {
  const span = spanText(waited.wall)
  return withHours(isOver ? panelTexts.contactIn(span) : panelTexts.received(span), waited)
}
