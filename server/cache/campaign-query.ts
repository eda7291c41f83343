/** Parameters of advertisements, which no page reads. */
const CAMPAIGN = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ref)$/

export function isCampaignOnly(query: URLSearchParams): boolean {
  return [...query.keys()].every((name) => CAMPAIGN.test(name))
}
