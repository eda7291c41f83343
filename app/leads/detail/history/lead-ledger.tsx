import type { Touch } from '#app/enquiries/submit/campaign.ts'
import { campaignText } from '#app/leads/contact-clicks/contact-row.ts'
import { placeName } from '#app/leads/detail/facts/place-name.ts'
import { LeadCodes } from '#app/leads/detail/lead-codes.tsx'
import { momentText } from '#app/leads/detail/spoken-moment.ts'
import { LeadPlace } from '#app/leads/list/row/lead-place.tsx'
import { LeadTime } from '#app/leads/list/row/lead-time.tsx'
import { panelTexts } from '#app/strings/en/lead-panel.ts'

import type { LeadRecord } from './lead-record.ts'

type Props = {
  record: LeadRecord
  address: string
  code: string | undefined
}

export function LeadLedger({ record, address, code }: Props) {
  const { lead, first, last, codes, at } = record
  return (
    <dl className="ledger">
      <dt>{panelTexts.from}</dt>
      <dd>
        <LeadPlace {...lead} location={placeName(lead.location)} campaign="" />
        <LeadTime ts={lead.ts} />
      </dd>
      {lead.reference === '' ? null : (
        <>
          <dt>{panelTexts.reference}</dt>
          <dd>{lead.reference}</dd>
        </>
      )}
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
      <dt>{panelTexts.code}</dt>
      <dd>
        <LeadCodes leadId={lead.id} codes={codes} address={address} typed={code} />
      </dd>
    </dl>
  )
}

function Arrival({ name, touch, at }: { name: string; touch: Touch; at: string }) {
  const details = [touch.utm_term, touch.utm_content, touch.page].filter(Boolean).join(' · ')
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {campaignText({ last: touch })}
        {touch.at === undefined ? null : ` · ${momentText(touch.at, at)}`}
        {details === '' ? null : <span className="lead-source">{details}</span>}
      </dd>
    </>
  )
}
