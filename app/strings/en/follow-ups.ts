import { isolating } from '#app/lib/text/bidi.ts'

export const queueTexts = isolating({
  title: 'Follow-ups',
  summary: (count: number, isTeam: boolean) => {
    if (count === 0) return 'No follow-ups due today.'
    return `${count} due today${isTeam ? ' for the whole team' : ''}.`
  },
  urgency: {
    fresh: 'New: call now',
    promised: 'Promised for now',
    overdue: 'Overdue',
    later: 'Later today',
  },
  firstCall: 'first call',
  elapsed: (span: string) => `Waiting for ${span}`,
  over: (span: string) => `Overdue by ${span}`,
  budget: (amount: string, isGuess: boolean) =>
    isGuess ? `budget ${amount}, guessed` : `budget ${amount}`,
  repeatEnquiry: 'Repeat enquiry',
  begin: 'Start calling',
  end: 'No more follow-ups.',
  endForNow: (when: string, name: string) => `No more follow-ups for now. Next: ${when}, ${name}.`,
  endOfDay: (when: string, name: string) => `No more follow-ups today. Next: ${when}, ${name}.`,
  nightFor: (name: string, moment: string) => `It is night for ${name}: call from ${moment} IST.`,
  /** Of leads that were not called within these minutes of working time. */
  moved: (count: number, minutes: number) =>
    `${count === 1 ? '1 lead moved' : `${count} leads moved`} from you today: not called within ${minutes} minutes.`,
  movedTo: (name: string, agent: string, at: string) => `${name}: to ${agent}, ${at}`,
  nothing: 'No follow-ups.',
  nothingMore: 'New leads and today’s follow-ups appear here.',
} as const)
