import { isolating } from '#app/lib/text/bidi.ts'

export const contactsTexts = isolating({
  title: 'Call and WhatsApp clicks',
  search: 'Search by reference',
  summary:
    'Clicks on the Call and WhatsApp links of the site. A WhatsApp message started from the site contains a reference like (Ref K7M2QX). Search for it to see which page it came from.',
  count: (count: number) => (count === 1 ? '1 click' : `${count} clicks`),
  older: 'Older clicks',
  newest: 'Newest clicks',
  none: 'No clicks yet.',
  noneMore:
    'When a visitor clicks Call or WhatsApp, the click appears here with its page and campaign.',
  noSuch: 'No reference found.',
  noSuchMore:
    'A reference has six letters and digits, and we keep each click for a limited time. Search for a part of the reference, or clear the search to see the newest clicks.',
  kind: { call: 'Call', chat: 'WhatsApp' },
  columns: {
    code: 'Reference',
    kind: 'Kind',
    time: 'DateTime',
    page: 'Page',
    campaign: 'Campaign',
    lead: 'Lead',
  },
} as const)
