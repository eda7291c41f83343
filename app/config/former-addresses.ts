/** Printed or shared addresses with a mistake, and the correct ones. */
export const mistaken: ReadonlyMap<string, string> = new Map([
  ['/ats-province-d-olmpia', '/ats-province-d-olympia'],
])

/** Parts of the dashboard's addresses that had another name; bookmarks of before lead on until version 2. */
export const renamed: ReadonlyMap<string, string> = new Map([
  ['accounts', 'team'],
  ['away', 'leave'],
  ['due', 'follow-ups'],
  ['insight', 'reports'],
  ['outbox', 'notifications'],
  ['photographs', 'photos'],
  ['removed', 'removal'],
  ['second-step', 'two-step'],
  ['suspect', 'spam'],
  ['withdrawals', 'privacy'],
  ['words', 'pages'],
])

/** Pages that showed a refused change of a visit; a reload leads to the calendar until version 2. */
export const replaced: ReadonlyMap<string, string> = new Map(
  ['cancelled', 'came', 'confirmed', 'made', 'missed', 'moved', 'undone'].map((part) => [
    `/dashboard/visits/${part}`,
    '/dashboard/visits',
  ]),
)
