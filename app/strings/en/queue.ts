import { isolating } from '#app/lib/text/bidi.ts'

/** Words of what is owed. */
export const queueTexts = isolating({
  title: 'Follow-ups',
  summary: (count: number) =>
    count === 0 ? 'No follow-ups due today.' : `${count} due today, oldest first.`,
  owed: 'Overdue since',
  later: 'Later today',
  firstCall: 'first call',
  waits: (span: string) => `Waiting for ${span}`,
  over: (span: string) => `Overdue by ${span}`,
  /** Before another enquiry of the same person. */
  alsoAsked: 'Repeat enquiry',
  begin: 'Start calling',
  /** After the last call that can be made now. */
  end: 'No more follow-ups.',
  endForNow: (when: string, name: string) => `No more follow-ups for now. Next: ${when}, ${name}.`,
  endOfDay: (when: string, name: string) => `No more follow-ups today. Next: ${when}, ${name}.`,
  nothing: 'No follow-ups.',
  nothingMore: 'New leads and today’s follow-ups appear here.',
} as const)
