import { isolating } from '#app/lib/text/bidi.ts'

export const assignmentForms = isolating({
  back: 'Assignment rules',
  save: 'Save',
  newRule: 'New rule',
  changeRule: 'Edit rule',
  ruleLead:
    'A lead that matches every condition goes to these people. Leave a condition empty if it does not matter.',
  restLead: 'Leads that match no other rule go to these people.',
  comparison: (kind: string) => `${kind}: is or is not`,
  is: 'is one of',
  isNot: 'is none of',
  whoGets: 'Assign to',
  forAll: 'Everyone who takes leads (round robin)',
  forSome: 'These people (round robin)',
  speakersHint: 'If you choose a language, the lead goes only to people who speak it.',
  ruleFaults: {
    'no-condition':
      'Choose at least one city, project, place, budget, language or country. All other leads follow the default rule.',
    'no-person': 'Choose at least one person, or everyone.',
    gone: 'Someone removed this rule in the meantime. Your choices are kept: save them as a new rule.',
  },

  hours: 'Working hours',
  hoursLead:
    'For example 9-19, or 9-13, 14:30-19 with a break. Leave a day empty if the office is closed.',
  hoursFaults: {
    unread: (day: string) => `${day}: enter hours like 9-19, or 9-13, 14:30-19.`,
    backwards: (day: string) =>
      `${day}: closing time is before opening time. Enter the earlier time first.`,
    overlap: (day: string) => `${day}: two time ranges overlap. Merge them, or change one.`,
  },
  holidays: 'Holidays',
  holidaysLead: 'Response time does not count on holidays. Clear a date to remove it.',
  day: 'Day',
  name: 'Name',
  holidayFault: 'A holiday needs a date. Enter it, or clear the name too.',
  holidayTwice: (day: string) => `${day} is entered twice. Clear one of them.`,
  minutes: 'Escalation (in minutes of working hours)',
  minutesLead: 'Response time counts only in working hours.',
  promise: 'Call a new lead within',
  passOn: 'Reassign if not called within',
  ownerAlert: 'Alert the owner if not called within',
  cap: 'Most leads with status New per agent (a number of leads)',
  numberFault: (max: number) => `Enter a whole number from 1 to ${max}.`,
  earlier: 'Earlier leads',
  since: 'Assign leads received on or after',
  sinceHint:
    'Leads received earlier are not assigned automatically. If you choose an earlier day, unassigned leads received since then that are still New are assigned too: oldest first.',
  sinceFault: 'Enter a date with day, month and year.',
  sinceAhead:
    'That date is in the future, so no one would get a lead until then. Enter today or an earlier date.',
  ownerAlertFault:
    'The owner alert comes after the reassignment. Enter the same number of minutes or more.',

  person: 'Availability of a person',
  takesLeads: 'Takes leads',
  takesLeadsHint: 'If this is off, they get no new leads. Their current leads stay with them.',
  personCap: 'Most leads with status New',
  personCapHint: (cap: number) => `Leave empty for the team limit of ${cap}.`,
  languages: 'Speaks',

  leaveAndAvailability: 'Your leave and availability',
  leaveTitle: 'Leave',
  onNow: 'You are taking leads.',
  offNow: 'You are not taking leads.',
  onHint: 'You get new leads by round robin, except on the days below.',
  offHint:
    'Your current leads stay with you. The site assigns you no new leads until you press “Start taking leads”.',
  turnOff: 'Stop taking leads',
  turnOn: 'Start taking leads',
  noLeaveOfYours: 'You have no leave planned.',

  trial: 'Test the rules',
  trialLead: 'See which rule applies now. This does not assign anything.',
  none: 'None',
  tryIt: 'Test',
  decides: 'Matching rule',
  gets: (name: string) => `${name} would get it now.`,
  full: 'Everyone in this rule has reached the limit. The lead would wait for the next free person.',
  noOne:
    'No one is taking new leads now. The lead would stay unassigned until an agent starts taking leads.',
} as const)
