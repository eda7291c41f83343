import { isolating } from '#app/lib/bidi.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Words of who gets a lead. */
export const assignmentTexts = isolating({
  title: 'Who gets it',
  tab: 'Assignment',
  summary: 'the first rule that fits decides',
  /** How many leads no one has, up to `most`, and why: no one takes leads now, or all who do are full. */
  waiting: (count: number, { most, isAnyoneThere }: { most: number; isAnyoneThere: boolean }) => {
    const leads = count >= most ? `more than ${most - 1} leads` : leadsOf(count)
    if (!isAnyoneThere && count === 0) return 'no one takes new leads now'
    if (!isAnyoneThere)
      return `${leads} ${count === 1 ? 'is' : 'are'} unassigned: no one takes new leads now`
    if (count === 0) return 'no lead waits'
    return `${leads} ${count === 1 ? 'waits' : 'wait'} for capacity`
  },
  newRule: 'New rule',
  today: (count: number) => `${count} today`,

  rules: 'Rules, in order',
  asked: 'Asked again',
  askedWho: 'goes back to its owner, unless that person is away',
  rest: 'Everything else',
  everybody: 'everybody who takes leads, in turns',
  speakers: 'everybody who speaks it, in turns',
  nobody: 'nobody: the next rule decides',
  inTurns: (names: readonly string[]) =>
    names.length === 1 ? (names[0] ?? '') : `${names.join(', ')}, in turns`,
  atMost: (cap: number) => `at most ${cap} new leads each`,
  up: 'Move up',
  down: 'Move down',
  change: 'Change',
  remove: 'Remove',
  done: {
    'rule-added': 'The rule is added.',
    'rule-changed': 'The rule is changed.',
    'rule-removed': 'The rule is removed.',
    'rules-ordered': 'The rules are in another order.',
    'leave-entered': 'The leave is entered.',
    'takes-changed': 'Saved.',
    'leave-ended': 'The leave is ended.',
    'plan-saved': 'Hours, holidays and minutes are saved.',
  },

  kinds: { city: 'City', project: 'Project', language: 'Language', country: 'Country' },
  is: 'is',
  isNot: 'is not',
  and: 'and',
  or: 'or',
  languages: {
    en: 'English',
    hi: 'Hindi',
    pa: 'Punjabi',
    bn: 'Bengali',
    gu: 'Gujarati',
    mr: 'Marathi',
    ta: 'Tamil',
    te: 'Telugu',
    kn: 'Kannada',
    ml: 'Malayalam',
    ur: 'Urdu',
    ar: 'Arabic',
  },
  languageHint: 'The language of the message, read from its script.',

  shares: 'Shares today, in turns',
  columns: { person: 'Person', given: 'Given', open: 'New leads', turn: 'Next turn' },
  openOf: (open: number, cap: number) => `${open} of ${cap}`,
  turn: (place: number) => `${place}${ordinals[place] ?? 'th'}`,
  full: 'full, skipped',
  noTurn: 'by rules alone',
  away: {
    suspended: 'suspended',
    new: 'has not signed in yet',
    off: 'takes none',
    leave: (until: string) => `away to ${until}`,
  },
  sharesNote: 'Within one rule, shares of those with room differ by at most one.',
  noPeople:
    'No one takes new leads now. They stay unassigned until someone does; the oldest is assigned first.',

  hours: 'Working hours',
  weekdays,
  shortDays: weekdays.map((day) => day.slice(0, 3)),
  closed: 'closed',
  holidays: 'Holidays',
  noHolidays: 'No holidays are entered.',
  hoursNote: 'Minutes count only inside these hours.',
  changeHours: 'Change hours, holidays and minutes',
  since: (day: string) => `Leads that came before ${day} are given out by people alone.`,
  changeSince: 'Change that day',

  passedOn: 'Passed on',
  promise: (minutes: number) => `Somebody calls within ${minutesOf(minutes)}.`,
  passing: ['Untouched for ', ': to the next in turn. After ', ': the owner is told.'],
  minutes: (minutes: number) => `${minutes} working ${minutes === 1 ? 'minute' : 'minutes'}`,

  untouched: (count: number) =>
    count === 1
      ? '1 lead was passed on and nobody called.'
      : `${count} leads were passed on and nobody called.`,
  untouchedLead: (owner: string, people: number) =>
    people > 1 ? `${owner} has it, after ${people - 1} before` : `${owner} has it`,
  waits: (working: string, wall: string) => `${working} working, ${wall} in all`,
  nobodyHas: 'Nobody',
  lasting: (minutes: number) => {
    if (minutes < 60) return `${minutes} min`
    const hours = Math.floor(minutes / 60)
    if (hours < 48) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`
    return `${Math.floor(hours / 24)} days`
  },
  more: (count: number) => `and ${count} more`,

  leave: (from: string, to: string) => `Leave, ${from} to ${to}`,
  isAway: 'away',
  leaveTitle: 'Leave',
  enterLeave: 'Enter leave',
  person: 'Person',
  choosePerson: 'Choose',
  from: 'From',
  to: 'To',
  reason: 'Reason',
  optional: '(if you like)',
  saveLeave: 'Save leave',
  save: 'Save',
  endLeave: 'End',
  leaveLater: 'Entered leave',
  leaveFaults: {
    'no-person': 'Choose who is away.',
    'no-from': 'Enter the first day as day, month and year.',
    'no-to': 'Enter the last day as day, month and year.',
    backwards: 'The last day is before the first. Swap them, or change one.',
    over: 'These days are over. Enter a last day of today or later.',
    long: 'That is more than a year. Enter it in parts.',
  },
  isAwayAlready: (name: string, days: string) => `${name} is away ${days} already.`,
  youAreAway: (days: string) => `You are away ${days} already.`,
  overlap: (days: string, count: number) =>
    `${days} overlaps by ${count === 1 ? 'one day' : `${count} days`}.`,
  instead: (days: string) => `Save ${days} instead?`,
  nothingFits: 'Every day of it is taken.',
  saveInstead: (days: string) => `Save ${days}`,
  changeDays: 'Change',
  days: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  onDays: (from: string, to: string) => (from === to ? `on ${from}` : `from ${from} to ${to}`),
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
} as const)

const ordinals: Readonly<Record<number, string>> = {
  1: 'st',
  2: 'nd',
  3: 'rd',
  21: 'st',
  22: 'nd',
  23: 'rd',
}

function leadsOf(count: number): string {
  return count === 1 ? '1 lead' : `${count} leads`
}

function minutesOf(minutes: number): string {
  return `${minutes} working ${minutes === 1 ? 'minute' : 'minutes'}`
}
