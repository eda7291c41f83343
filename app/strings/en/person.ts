import { isolating } from '#app/lib/text/bidi.ts'

export const personTexts = isolating({
  enquiries: 'Other enquiries from this person',
  samePhone: (count: number) => `${count} with the same phone`,
  overPhones: (count: number) => `${count} with several phones`,
  unlink: 'Not the same person',
  unlinkThis: 'Is this enquiry from someone else? Separate it from the others',
  takeOther: (name: string, phone: string) => `Not the same person: ${name}, ${phone}`,
  isUnlinked: 'This enquiry is marked as another person with the same phone.',
  unlinked: 'Other people with this phone',
  joinAgain: 'Link again',
  joinOther: (name: string) => `Link the enquiry from ${name} again`,
  maybe: 'Possible duplicate',
  maybeRemark: 'you decide',
  duplicateReason: { mail: 'same email', name: 'similar name, same city' },
  samePerson: 'Same person',
  samePersonAs: (name: string, phone: string) => `${name}, ${phone} is the same person`,
  stale: 'This has changed, or you do not have access to it. Please check again.',
  /** For a reader without access to that enquiry. */
  colleague: 'a colleague’s enquiry',
  events: {
    merged: (who: string) => `linked this with ${who}`,
    left: (who: string) => `unlinked this from ${who}`,
    apart: (who: string) => `marked the enquiry from ${who} as another person`,
    rejoined: (who: string) => `linked the enquiry from ${who} again`,
  },
} as const)
