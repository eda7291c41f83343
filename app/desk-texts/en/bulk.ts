import { isolating } from '#app/lib/bidi.ts'
import { leadCount } from './lead.ts'

const number = new Intl.NumberFormat('en-IN')

/** Words of what is done with many leads of the list at once. */
export const bulkTexts = isolating({
  bar: 'Selected leads',
  begin: 'Select',
  pick: (name: string) => `Select ${name}`,
  selected: (count: number) => `${number.format(count)} selected`,
  none: 'Touch the leads that you mean',
  full: (most: number) => `${most} at once are the most. Change or export these first.`,
  lost: (count: number) =>
    count === 1
      ? 'One lead left this list and is no longer selected.'
      : `${leadCount(count)} left this list and are no longer selected.`,
  owner: 'Owner',
  status: 'Status',
  followUp: 'Follow-up',
  export: 'Export',
  exportOf: (count: number) => `Export ${leadCount(count)}`,
  clear: 'Clear',
  escape: 'Esc',
  close: 'Close this message',
  writing: 'Saving …',
  changed: (count: number) =>
    count === 0 ? 'Nothing was changed.' : `${leadCount(count)} changed.`,
  left: {
    conflict: (name: string, by: string) => `${name} stays as it is: ${by} changed it before you.`,
    absent: (name: string) => `${name} stays as it is: it is no longer there, or not yours to see.`,
    already: (count: number) =>
      count === 1 ? 'One was so already.' : `${number.format(count)} were so already.`,
    more: (count: number) =>
      count === 1
        ? 'One more stays as it is: somebody changed it before you.'
        : `${number.format(count)} more stay as they are: somebody changed them before you.`,
  },
  neverSignedIn: (name: string) =>
    `${name} has not signed in yet, so these leads would wait. Nothing was changed. Assign them to someone else, or ask ${name} to sign in first.`,
  failed: {
    lost: 'The connection was lost. Look at the leads before you try again.',
    ended: 'You are signed out. Nothing was changed.',
    refused: 'That could not be read. Nothing was changed.',
  },
} as const)
