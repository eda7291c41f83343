/** What a link from an advertisement adds to an address and no page reads. */
const CAMPAIGN = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ref)$/

/** Whether a query says nothing that a page answers to; an empty one does not. */
export function isCampaignOnly(query: URLSearchParams): boolean {
  return [...query.keys()].every((name) => CAMPAIGN.test(name))
}
