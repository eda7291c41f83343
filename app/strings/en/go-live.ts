import { isolating } from '#app/lib/text/bidi.ts'

import { plural } from './health-storage.ts'

/** The list of what to do before the site goes live. */
export const goLiveTexts = isolating({
  title: 'Go live',
  count: (done: number, all: number) => `${done} of ${all} done`,
  minutes: (count: number) => `${count} min`,
  left: (count: number) => `About ${plural(count, 'minute', 'minutes')} left`,
  strip: (done: number, all: number) => `Go live: ${done} of ${all} done`,
  summary: 'Visitors can use the site now. These steps make it yours, and keep its enquiries safe.',
  allDone: 'All done. The list is no longer on Leads.',
  states: { done: 'Done', open: 'To do' },
  groups: { first: 'Before the first enquiry', week: 'This week' },
  folded: (count: number) => `${count} done`,
  names: {
    business: 'Business details',
    email: 'Email for enquiries',
    rera: 'RERA agent number',
    backups: 'Backups',
    team: 'Your team',
    address: 'Secure address',
    contact: 'Privacy contact',
  },
  seen: {
    business: (brand: string) => `Visitors see ${brand}, with your phone, email and office.`,
    businessMissing: (names: string) => `Still an example or empty: ${names}.`,
    email: (people: string) => `Enquiries go to ${people}. Send a test email to be sure.`,
    noServer: 'No one gets an email about a new enquiry yet.',
    noRecipient: 'The mail server is set, but no one gets the emails.',
    rera: (states: string) => `Registered in ${states}.`,
    reraMissing: (states: string) => `No number yet for ${states}.`,
    noRera: 'The site shows no registration of yours as an agent.',
    team: (joined: number, invited: number) => {
      const parts = [
        ...(joined > 0 ? [`${plural(joined, 'person', 'people')} can sign in`] : []),
        ...(invited > 0 ? [`${plural(invited, 'invitation', 'invitations')} open`] : []),
      ]
      return `${parts.join(', ')}.`
    },
    noTeam: 'You are alone here. Invite a person who answers when you cannot.',
    address: (origin: string) => `Visitors come to ${origin}.`,
    noAddress: 'The site has no https address, so browsers warn visitors.',
    contact: (name: string, email: string) => `The privacy notice names ${name}, ${email}.`,
    noContact: 'The privacy notice names no person of yours who answers about personal data.',
    noContactEmail: 'The privacy notice gives no email for questions about personal data.',
  },
  /** The link of each step. */
  open: {
    business: 'Enter your details',
    email: 'Set up email',
    rera: 'Enter your number',
    backups: 'Set up backups',
    team: 'Invite a person',
    address: 'See how',
    contact: 'Name the contact',
  },
  change: 'Change',
  changeOf: (name: string) => `Change: ${name}`,
  hide: 'Hide this list',
  hideNote: 'The first page no longer shows it to any owner. You find it again under Health.',
  hidden: 'This list is hidden on Leads.',
  show: 'Show it on Leads again',
} as const)
