import { isolating } from '#app/lib/bidi.ts'

/** Words of the presses of call and chat links. */
export const contactsTexts = isolating({
  title: 'Contact clicks',
  search: 'Search by code',
  summary:
    'Presses of the call and chat links. A chat that came from one carries its code: (Ref …).',
  count: (count: number) => (count === 1 ? '1 click' : `${count} clicks`),
  older: 'Older clicks',
  newest: 'Newest clicks',
  none: 'No clicks yet.',
  noneMore:
    'Whoever presses Call or Chat on a page stands here at once, with the page and the campaign. Search for the code of a chat to find which page it came from.',
  noSuch: 'No such code.',
  noSuchMore:
    'A code has six letters and figures, and a press is kept for a time only. Search for a part of the code, or empty the search to see the newest.',
  kind: { call: 'Call', chat: 'Chat' },
  columns: {
    code: 'Code',
    kind: 'Kind',
    time: 'DateTime',
    page: 'Page',
    campaign: 'Campaign',
    lead: 'Lead',
  },
} as const)
