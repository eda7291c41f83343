import { isolating } from '#app/lib/text/bidi.ts'

import { monthNames } from './days.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export const assignmentTexts = isolating({
  title: 'Assignment rules',
  tab: 'Assignment',
  summary: 'the first matching rule applies',
  /** Unassigned leads, counted up to `most`: no agent takes leads, or all are at their limit. */
  pendingLeads: (
    count: number,
    { max, isAnyoneThere }: { max: number; isAnyoneThere: boolean },
  ) => {
    const leads = count >= max ? `more than ${max - 1} leads` : leadsOf(count)
    if (!isAnyoneThere && count === 0) return 'no one is taking new leads now'
    if (!isAnyoneThere)
      return `${leads} ${count === 1 ? 'is' : 'are'} unassigned: no one is taking new leads now`
    if (count === 0) return 'no leads waiting'
    return `${leads} waiting`
  },
  newRule: 'New rule',
  today: (count: number) => `${count} today`,

  rules: 'Rules, in order',
  repeatEnquiry: 'Repeat enquiry',
  repeatEnquiryAgent: 'stays with the same agent, unless they are on leave',
  rest: 'Default rule',
  everyone: 'everyone who takes leads, round robin',
  speakers: 'everyone who speaks it, round robin',
  noOne: 'no one: the next rule applies',
  roundRobin: (names: readonly string[]) =>
    names.length === 1 ? (names[0] ?? '') : `${names.join(', ')}, round robin`,
  leadLimit: (cap: number) =>
    `An agent gets no more leads once ${cap} of theirs ${cap === 1 ? 'is' : 'are'} New. If an agent has a limit of their own, that one applies.`,
  up: 'Move up',
  down: 'Move down',
  change: 'Edit',
  remove: 'Remove',
  done: {
    'rule-added': 'Rule added.',
    'rule-changed': 'Rule saved.',
    'rule-removed': 'Rule removed.',
    'rules-ordered': 'Rules reordered.',
    'leave-entered': 'Leave added.',
    'takes-changed': 'Availability saved.',
    'leave-ended': 'Leave ended.',
    'leave-cancelled': 'Leave cancelled.',
    'plan-saved': 'Working hours saved.',
  },

  kinds: {
    city: 'City',
    project: 'Project',
    place: 'Place wanted',
    budget: 'Budget',
    language: 'Language',
    country: 'Country',
  },
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
  requirementHint: 'From the requirement, or guessed from the message.',
  languageHint: 'Guessed from the letters of the message (for example Devanagari).',

  shares: 'Today’s assignments (round robin)',
  columns: {
    person: 'Person',
    assigned: 'Assigned',
    open: 'Still new (limit)',
    rotation: 'Next turn',
  },
  openOf: (open: number, cap: number) => `${open} of ${cap}`,
  rotationPosition: (place: number) => `${place}${ordinals[place] ?? 'th'}`,
  full: 'limit reached',
  noRotation: 'only by rules',
  unavailable: {
    suspended: 'suspended',
    new: 'has not signed in yet',
    off: 'not taking leads',
    leave: (until: string) => `on leave until ${until}`,
  },
  sharesNote:
    'Within a rule, everyone below the limit gets the same number of leads, give or take one.',
  noPeople:
    'No one is taking new leads now. New leads stay unassigned. When an agent starts taking leads, the site assigns the oldest first.',

  hours: 'Working hours',
  weekdays,
  shortDays: weekdays.map((day) => day.slice(0, 3)),
  closed: 'closed',
  holidays: 'Holidays',
  noHolidays: 'No holidays added.',
  hoursNote: 'Response time counts only in working hours.',
  changeHours: 'Edit working hours',
  since: (day: string) => `Leads received before ${day} are not assigned automatically.`,
  changeSince: 'Change the date',

  passedOn: 'Escalation',
  promise: (minutes: number) =>
    `Target: call within ${minutesOf(minutes)}. Only working hours count.`,
  passing: [
    'After ',
    ' without a call, the lead goes to the next agent. After ',
    ', the owner gets an alert.',
  ],
  minutes: (minutes: number) => minutesOf(minutes),

  escalated: (count: number) =>
    count === 1
      ? '1 escalated lead still has no call.'
      : `${count} escalated leads still have no call.`,
  escalatedLead: (owner: string, people: number) =>
    people > 1 ? `assigned to ${owner}, after ${othersOf(people - 1)}` : `assigned to ${owner}`,
  elapsedTime: (working: string, wall: string) => `${wall} (${working} in working hours)`,
  noOwner: 'no one',
  lasting: (minutes: number) => {
    if (minutes < 60) return `${minutes} min`
    const hours = Math.floor(minutes / 60)
    if (hours < 48) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`
    return `${Math.floor(hours / 24)} days`
  },
  more: (count: number) => `and ${count} more`,

  leave: (from: string, to: string) => `Leave, ${from} to ${to}`,
  onLeave: 'on leave',
  leaveTitle: 'Leave',
  enterLeave: 'Add leave',
  person: 'Person',
  choosePerson: 'Choose',
  from: 'From',
  to: 'To',
  reason: 'Reason',
  optional: '(optional)',
  saveLeave: 'Save leave',
  save: 'Save',
  endLeave: 'End leave',
  cancelLeave: 'Cancel leave',
  leaveLater: 'Planned leave',
  leaveFaults: {
    'no-person': 'Choose who is on leave.',
    'no-from': 'Enter the first day with day, month and year.',
    'no-to': 'Enter the last day with day, month and year.',
    backwards: 'The last day is before the first. Swap them, or change one.',
    over: 'These days are over. The last day has to be today or later.',
    long: 'That is more than a year. Enter it in parts.',
  },
  alreadyOnLeave: (name: string, days: string) => `${name} is already on leave ${days}.`,
  youAreOnLeave: (days: string) => `You are already on leave ${days}.`,
  overlap: (days: string, count: number) =>
    `${days} overlaps by ${count === 1 ? 'one day' : `${count} days`}.`,
  instead: (days: string) => `Save ${days} instead?`,
  nothingFits: 'All of these days are already taken.',
  saveInstead: (days: string) => `Save ${days}`,
  changeDays: 'Change',
  days: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  onDays: (from: string, to: string) => (from === to ? `on ${from}` : `from ${from} to ${to}`),
  months: monthNames,
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

function othersOf(count: number): string {
  return count === 1 ? '1 other agent' : `${count} other agents`
}

function minutesOf(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
