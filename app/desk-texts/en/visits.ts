import { isolating } from '#app/lib/bidi.ts'

/** Words of the desk's calendar of visits. */
export const visitsTexts = isolating({
  title: 'Visits',
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  status: {
    asked: 'asked',
    confirmed: 'confirmed',
    came: 'came',
    missed: 'did not come',
    cancelled: 'cancelled',
  },
  /** What the history of a lead says of an act; the project, hour and agent follow. */
  news: {
    made: 'Site visit made',
    asked: 'Site visit asked for again',
    confirmed: 'Site visit confirmed',
    moved: 'Site visit moved',
    came: 'Came to the site visit',
    missed: 'Did not come to the site visit',
    cancelled: 'Site visit cancelled',
  },
  count: (count: number) => (count === 1 ? '1 visit' : `${count} visits`),
  toConfirmCount: (count: number) => `${count} to confirm`,
  accompaniedBy: (agent: string) => `with ${agent}`,
  /** Who it is that a visit stands so, and since when; of one that is only asked for nobody is named. */
  by: {
    confirmed: (name: string, when: string) => `by ${name}, ${when}`,
    came: (name: string, when: string) => `noted by ${name}, ${when}`,
    missed: (name: string, when: string) => `noted by ${name}, ${when}`,
    cancelled: (name: string, when: string) => `by ${name}, ${when}`,
  },
  moveOrTell: 'Move it, or tell the visitor',
  tell: 'Tell the visitor',
  ofDay: (project: string, when: string) => `of ${project}, ${when}`,
  nobody: 'nobody yet',
  onLeave: 'On leave',
  nameAway: (agent: string) => `${agent}, on leave`,
  notGiven: 'Not given yet',
  hour: 'Hour',
  calendar: 'The day by agent',
  now: 'Now',
  before: 'The day before',
  today: 'Today',
  after: 'The day after',
  go: 'Go',
  empty: 'No visits on this day.',
  emptyAdvice: 'Visits that visitors ask for come here by themselves.',
  cancelledToday: 'Cancelled:',
  newVisit: 'New visit',
  toConfirm: 'To confirm',
  moreToConfirm: 'Next visits to confirm',
  firstToConfirm: 'First visits to confirm',
  allConfirmed: 'Nothing waits for a word.',
  foot: 'A visit that changes changes the visitor’s calendar file too. Tell them, so that they open it again.',
  close: 'Close',
  confirm: 'Confirm',
  move: 'Move',
  came: 'Came',
  missed: 'Did not come',
  cancel: 'Cancel the visit',
  undo: 'Undo',
  make: 'Make the visit',
  goesAlong: 'Goes along',
  day: 'Day',
  time: 'Time (IST)',
  agent: 'Agent',
  project: 'Listing',
  phone: 'Phone of the lead',
  choose: 'Choose',
  moveHead: 'Another day, hour or agent',
  outcomeHead: 'How it went',
  tellHead: 'Tell the visitor',
  call: 'Call',
  whatsApp: 'WhatsApp',
  mail: 'Mail',
  forLead: 'For',
  of: (name: string) => `of ${name}`,
  free: 'Free:',
  freeHour: (time: string, agent: string) => `${time} ${agent}`,
  refused: {
    stale: {
      title: 'Somebody changed this visit meanwhile.',
      text: 'It is shown as it is now. Nothing of yours was written.',
    },
    taken: {
      title: (agent: string, time: string) => `${agent} cannot take ${time}.`,
      text: (who: string | null, from: string, to: string) =>
        who === null
          ? `There is another visit from ${from} to ${to}. Nothing was changed.`
          : `${who} is with them from ${from} to ${to}. Nothing was changed.`,
      gone: 'It was taken at this moment. Nothing was changed. Try again.',
    },
    away: {
      title: (agent: string, day: string) => `${agent} is on leave on ${day}.`,
      text: 'Nothing was changed yet. Choose somebody else or another day, or say that you want it all the same.',
      anyway: (agent: string) => `All the same, with ${agent}`,
    },
    double: {
      title: 'This lead already has a visit to that listing.',
      text: 'Move that one instead, or cancel it first.',
    },
    over: {
      title: 'This visit has ended.',
      text: 'What has ended is not changed any more. Undo it, or make a new visit.',
    },
    early: {
      title: 'Its hour has not come yet.',
      text: 'Whether they came can be told from the hour of the visit on.',
    },
    past: { title: 'That hour is past.', text: 'Choose a later one.' },
    far: { title: 'That day is too far ahead.', text: 'Choose one within a year.' },
    nobody: {
      title: 'Nobody was chosen to go along.',
      text: 'Choose an agent who works here now.',
    },
    absent: {
      title: 'There is no such visit or lead.',
      text: 'It may be gone, or not yours to see.',
    },
    'gone-on': {
      title: 'This cannot be taken back any more.',
      text: 'Somebody went on with the visit or its lead since.',
    },
    hour: { title: 'Choose a day and an hour.', text: 'Nothing was changed.' },
    project: { title: 'Choose a listing.', text: 'Nothing was made.' },
    lead: {
      title: 'There is no lead with that phone.',
      text: 'Check the number, or send the enquiry in first. Nothing was made.',
    },
  },
  /** To the visitor, in the desk's name. */
  message: {
    asked: (visit: Told) =>
      `Hello ${visit.name}, your visit to ${visit.project} is planned for ${visit.when}; we will confirm it.`,
    confirmed: (visit: Told) =>
      `Hello ${visit.name}, your visit to ${visit.project} is confirmed for ${visit.when}.`,
    came: (visit: Told) => `Hello ${visit.name}, thank you for visiting ${visit.project}.`,
    missed: (visit: Told) =>
      `Hello ${visit.name}, we missed you at ${visit.project}. Shall we find another hour?`,
    cancelled: (visit: Told) =>
      `Hello ${visit.name}, your visit to ${visit.project} on ${visit.when} is cancelled.`,
    calendar: (address: string) => `For your calendar: ${address}`,
    subject: (project: string) => `Your visit to ${project}`,
  },
} as const)

type Told = { name: string; project: string; when: string }
