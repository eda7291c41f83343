/** Words of the presses of call and chat links. */
export const contactsTexts = {
  title: 'Contact clicks',
  search: 'Search by code',
  summary:
    'Presses of the call and chat links. A chat that came from one carries its code: (Ref …).',
  count: (count: number) => (count === 1 ? '1 click' : `${count} clicks`),
  none: 'No clicks yet.',
  noSuch: 'No such code.',
  kind: { call: 'Call', chat: 'Chat' },
  columns: {
    code: 'Code',
    kind: 'Kind',
    time: 'DateTime',
    page: 'Page',
    campaign: 'Campaign',
    lead: 'Lead',
  },
} as const
