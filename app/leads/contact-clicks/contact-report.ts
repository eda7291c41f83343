import type { Campaign } from '#app/enquiries/submit/campaign.ts'

export type Press = {
  code: string
  kind: 'call' | 'chat'
  page: string
  project: string | undefined
}

/** Bytes. */
export const LONGEST_REPORT = 2048

/** Shortens the campaign until the report fits `LONGEST_REPORT`. */
export function contactReport(press: Press, campaign: Campaign): string {
  for (const shorter of shortened(campaign)) {
    const report = JSON.stringify({ ...press, campaign: shorter })
    if (new TextEncoder().encode(report).byteLength <= LONGEST_REPORT) return report
  }
  return JSON.stringify(press)
}

/** The whole campaign, then the last source alone, dropping values from its end. */
function* shortened(campaign: Campaign): Generator<Campaign> {
  yield campaign
  const values = Object.entries(campaign.last ?? {})
  for (; values.length > 0; values.pop()) yield { last: Object.fromEntries(values) }
}
