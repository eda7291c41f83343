import { isolating } from '#app/lib/bidi.ts'

/** Words of what is owed. */
export const queueTexts = isolating({
  title: 'Next due',
  summary: (count: number) =>
    count === 0 ? 'Nothing is owed today.' : `${count} owed today, the oldest promise first.`,
  owed: 'Owed since',
  later: 'Later today',
  firstCall: 'first call',
  waits: (span: string) => `waits ${span}`,
  over: (span: string) => `${span} over`,
  /** Before another enquiry of the same person. */
  alsoAsked: 'Repeat enquiry',
  begin: 'Begin with the oldest',
  /** After the last call that can be made now. */
  end: 'No more follow-ups.',
  endForNow: (when: string, name: string) => `No more follow-ups for now. Next: ${when}, ${name}.`,
  endOfDay: (when: string, name: string) => `No more follow-ups today. Next: ${when}, ${name}.`,
  nothing: 'Nothing is owed.',
  nothingMore: 'New leads and follow-ups of today stand here when they come.',
} as const)
