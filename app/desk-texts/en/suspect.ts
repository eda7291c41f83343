import { isolating } from '#app/lib/bidi.ts'

/** Words of the enquiries that a budget, or their signs of a program, keep out of the leads. */
export const suspectTexts = isolating({
  title: 'Suspect enquiries',
  summary:
    'They look sent by a program, or more than usual came from one place or at once. They are stored, but are no leads until someone moves them. Those marked “Please check” come first: only an unsolved challenge speaks against them.',
  count: (count: number) => (count === 1 ? '1 enquiry' : `${count} enquiries`),
  pleaseCheck: 'Please check',
  more: 'Show more',
  first: 'Back to the first',
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
    form: 'Many came by one form.',
    site: 'Many came at once.',
  },
  /** Signs that a program sent it. */
  signs: {
    hidden: 'A field was filled in that no person sees.',
    hasty: 'It was sent a moment after its page was opened.',
    unsolved: 'Its device did not solve the challenge.',
  },
  whyUnknown: 'Not known',
  move: 'Move to leads',
  moveOf: (name: string) => `Move to leads: ${name}`,
  moved: (name: string) => `${name} is among the leads now.`,
  undo: 'Undo',
  returned: 'It is among the suspect enquiries again.',
  kept: 'Somebody works on it already: it stays among the leads.',
} as const)
