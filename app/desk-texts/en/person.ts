import { isolating } from '#app/lib/bidi.ts'

/** Words of who is who behind the enquiries. */
export const personTexts = isolating({
  enquiries: 'Other enquiries of this person',
  samePhone: (count: number) => `${count}, same phone`,
  overPhones: (count: number) => `${count}, over several phones`,
  takeApart: 'Take apart',
  takeThisApart: 'Take this enquiry apart: it is somebody else’s',
  takeOther: (name: string, phone: string) => `Take ${name}, ${phone} apart: it is somebody else`,
  isApart: 'This enquiry is taken apart from the others of its phone.',
  apart: 'Somebody else with this phone',
  joinAgain: 'Join again',
  joinOther: (name: string) => `Join the enquiry of ${name} again`,
  maybe: 'Perhaps the same person',
  maybeRemark: 'nothing is joined by itself',
  alikeBy: { mail: 'same mail', name: 'name sounds alike, same city' },
  samePerson: 'Same person',
  samePersonAs: (name: string, phone: string) => `${name}, ${phone} is the same person`,
  gone: 'That was changed meanwhile, or is not yours to see. Look again.',
  /** Where whoever reads it may not see that enquiry. */
  somebodyElse: 'a colleague’s enquiry',
  said: {
    merged: (who: string) => `said it is one person with ${who}`,
    left: (who: string) => `said it is not one person with ${who}`,
    apart: (who: string) => `took the enquiry of ${who} apart from its phone`,
    rejoined: (who: string) => `joined the enquiry of ${who} with its phone again`,
  },
} as const)
