import { isolating } from '#app/lib/text/bidi.ts'

const number = new Intl.NumberFormat('en-IN')

/** `1 lead`, `12,345 leads`. */
export function leadCount(count: number): string {
  return count === 1 ? '1 lead' : `${number.format(count)} leads`
}

/** `200 of 1,200 leads`. */
export function countOf(shown: number, all: string): string {
  return `${number.format(shown)} of ${all}`
}

export const leadTexts = isolating({
  newPerson: (name: string) => `${name} (has not signed in yet)`,
  status: {
    new: 'New',
    contacted: 'Contacted',
    'site-visit': 'Site visit',
    negotiation: 'Negotiation',
    won: 'Booked',
    lost: 'Lost',
  },
  lostReason: {
    price: 'Over budget',
    place: 'Location mismatch',
    size: 'Configuration mismatch',
    time: 'Not now',
    loan: 'Loan not approved',
    bought: 'Bought elsewhere',
    silent: 'Not reachable',
    number: 'Wrong number',
    agent: 'Broker or seller',
    looking: 'Just looking',
    other: 'Other reason',
  },
  outcome: {
    connected: 'Connected',
    'no-answer': 'No answer',
    'wrong-number': 'Wrong number',
    'call-back': 'Call back at',
    busy: 'Busy',
    'switched-off': 'Switched off',
    'not-reachable': 'Not reachable',
    'not-interested': 'Not interested',
  },
  quick: {
    hour: 'in 1 hour',
  },
  nextStep: { 'call-again': 'Call again', details: 'Send details', visit: 'Site visit' },
  unassigned: 'Unassigned',
  noProject: 'no project named',
  nothing: 'none',
  system: 'The system',
  about: (count: string) => `About ${count}`,
  zone: 'IST',
  whereYouAre: (time: string) => `${time} your time`,
  theirTime: (time: string) => `${time} their time`,
  aboutTheirTime: (time: string) => `about ${time} their time`,
  nightUntil: (moment: string) => `night there, call from ${moment} IST`,
  both: (here: string, there: string) => `${here} (${there})`,
  siteVisit: (when: string) => `Site visit: ${when}`,
  videoVisit: (when: string) => `Video visit: ${when}`,
  seconds: (count: number) => `${count} s`,
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} h`,
  days: (count: number) => `${count} days`,
  hot: 'Hot',
  enquiry: (nth: number, max: number) =>
    `Repeat enquiry (${nth >= max ? `${max}th or later` : ordinal(nth)})`,
} as const)

function ordinal(count: number): string {
  return `${count}${count === 2 ? 'nd' : count === 3 ? 'rd' : 'th'}`
}
