import { panelTexts } from '#app/desk-texts/en/lead-panel.ts'
import type { Touch } from '#app/leads/capture/campaign.ts'
import { campaignText } from '#app/leads/clicks/contact-row.ts'
import { LeadPlace } from '#app/leads/desk/lead-place.tsx'
import { LeadTime } from '#app/leads/desk/lead-time.tsx'

import { momentText } from './desk-moment.ts'
import type { LeadRecord } from './lead-record.ts'

/** Where a lead came from: page, campaign, first and last arrival. */
export function LeadLedger({ record: { lead, first, last, at } }: { record: LeadRecord }) {
  return (
    <dl className="ledger">
      <dt>{panelTexts.from}</dt>
      <dd>
        <LeadPlace {...lead} campaign="" />
        <LeadTime ts={lead.ts} />
      </dd>
      {(
        [
          [panelTexts.lastTouch, last],
          [panelTexts.firstTouch, first],
        ] as const
      ).map(([name, touch]) =>
        Object.keys(touch).length === 0 ? null : (
          <Arrival key={name} name={name} touch={touch} at={at} />
        ),
      )}
    </dl>
  )
}

function Arrival({ name, touch, at }: { name: string; touch: Touch; at: string }) {
  const said = [touch.utm_term, touch.utm_content, touch.page].filter(Boolean).join(' · ')
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {campaignText({ last: touch })}
        {touch.at === undefined ? null : ` · ${momentText(touch.at, at)}`}
        {said === '' ? null : <span className="came">{said}</span>}
      </dd>
    </>
  )
}
