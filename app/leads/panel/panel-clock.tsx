import { panelTexts } from '#app/desk-texts/en/lead-panel.ts'
import { RowClock } from '#app/leads/desk/row-work.tsx'
import { spanText } from '#app/leads/desk/span-text.ts'

import type { LeadRecord } from './lead-record.ts'

/** What is owed to whoever sent a lead; then how long they wait or waited, by the desk's hours and on the wall. */
export function PanelClock({ lead: { work }, waited }: LeadRecord) {
  return (
    <p className="panel-clock">
      {work.followUpAt !== null || work.callBy !== null ? <RowClock {...work} /> : null}
      {waited ? (
        <span className="row-work panel-waited">
          {waitedText(waited, work.firstContactAt !== null)}
        </span>
      ) : null}
    </p>
  )
}

const SECOND_MS = 1000

function waitedText({ working, wall }: NonNullable<LeadRecord['waited']>, isOver: boolean): string {
  const span = spanText(wall)
  const said = isOver ? panelTexts.contactIn(span) : panelTexts.came(span)
  if (spanText(working) === span) return said
  return working < SECOND_MS
    ? panelTexts.outsideHours(said)
    : panelTexts.ofHours(said, spanText(working))
}
