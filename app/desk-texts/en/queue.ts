/** Words of what is owed. */
export const queueTexts = {
  title: 'Next due',
  summary: (count: number) =>
    count === 0 ? 'Nothing is owed today.' : `${count} owed today, the oldest promise first.`,
  owed: 'Owed since',
  later: 'Later today',
  firstCall: 'first call',
  waits: (span: string) => `waits ${span}`,
  over: (span: string) => `${span} over`,
  begin: 'Begin with the oldest',
  nothing: 'Nothing is owed.',
  nothingMore: 'New leads and follow-ups of today stand here when they come.',
} as const
