import type { Campaign } from '#app/enquiries/submit/campaign.ts'

/** What a browser tells of a press of a contact link, but for how the visitor came. */
export type Press = {
  code: string
  kind: 'call' | 'chat'
  page: string
  project: string | undefined
}

/** Most bytes of a report. */
export const LONGEST_REPORT = 2048

/** A press as it is reported: with as much of the campaign as there is room for. */
export function contactReport(press: Press, campaign: Campaign): string {
  for (const shorter of shortened(campaign)) {
    const report = JSON.stringify({ ...press, campaign: shorter })
    if (new TextEncoder().encode(report).byteLength <= LONGEST_REPORT) return report
  }
  return JSON.stringify(press)
}

/** The whole campaign, then the latest arrival alone, losing what tells least: its last values. */
function* shortened(campaign: Campaign): Generator<Campaign> {
  yield campaign
  const values = Object.entries(campaign.last ?? {})
  for (; values.length > 0; values.pop()) yield { last: Object.fromEntries(values) }
}
