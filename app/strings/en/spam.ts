import { isolating } from '#app/lib/text/bidi.ts'

export const spamListTexts = isolating({
  title: 'Spam',
  summary:
    'These enquiries look automated, or came at the same time as unusually many others. We store them, but they are not leads until someone marks them “Not spam”. The ones that the site marks “Please check” come first: their only problem is that the robot check was not completed.',
  count: (count: number) => (count === 1 ? '1 enquiry' : `${count} enquiries`),
  pleaseCheck: 'Please check',
  more: 'Show more',
  first: 'Back to the first',
  none: 'No spam.',
  noneFound: 'No spam found.',
  columns: {
    name: 'Name',
    phone: 'Phone',
    time: 'DateTime',
    why: 'Why',
    message: 'Message',
    move: 'Action',
  },
  why: {
    address: 'Many enquiries from one IP address.',
    phone: 'Many enquiries with this phone.',
    form: 'Many enquiries from one form.',
    site: 'Many enquiries at once.',
  },
  signs: {
    hidden: 'A field that people can’t see was filled in, as robots do.',
    hasty: 'Sent a moment after the page was opened.',
    unsolved: 'The robot check was not completed.',
  },
  whyUnknown: 'Not known',
  move: 'Not spam',
  moveOf: (name: string) => `Not spam: ${name}`,
  moved: (name: string) => `${name} is now a lead.`,
  undo: 'Undo',
  returned: 'Moved back to spam.',
  inProgress: 'Someone is already working on it, so it stays a lead.',
} as const)
