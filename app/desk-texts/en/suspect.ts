/** Words of the enquiries that a budget keeps out of the leads. */
export const suspectTexts = {
  title: 'Suspect enquiries',
  summary:
    'More enquiries than usual came from one place or at once. They are stored, but are no leads until somebody moves them. The newest 200 are listed.',
  count: (count: number) => (count === 1 ? '1 enquiry' : `${count} enquiries`),
  none: 'No suspect enquiries.',
  noneFound: 'No suspect enquiries found.',
  columns: {
    name: 'Name',
    phone: 'Phone',
    time: 'DateTime',
    why: 'Why',
    message: 'Message',
    move: 'Move',
  },
  why: {
    address: 'Many came from one address.',
    phone: 'Many came with this phone.',
    site: 'Many came at once.',
  },
  whyUnknown: 'Not known',
  move: 'Move to leads',
  moveOf: (name: string) => `Move to leads: ${name}`,
  moved: (name: string) => `${name} is among the leads now.`,
  undo: 'Undo',
  returned: 'It is among the suspect enquiries again.',
  kept: 'Somebody works on it already: it stays among the leads.',
} as const
