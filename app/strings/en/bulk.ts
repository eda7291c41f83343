import { isolating } from '#app/lib/text/bidi.ts'

import { leadCount } from './lead.ts'

const number = new Intl.NumberFormat('en-IN')

export const bulkTexts = isolating({
  bar: 'Selected leads',
  begin: 'Select',
  pick: (name: string) => `Select ${name}`,
  selected: (count: number) => `${number.format(count)} selected`,
  selectAll: (count: number) => `Select all ${number.format(count)}`,
  selectFirst: (count: number) => `Select the first ${number.format(count)}`,
  selecting: 'Selecting …',
  none: 'Tap the leads to select',
  full: (max: number) => `You can select up to ${max} leads at once. Change or export these first.`,
  lost: (count: number) =>
    count === 1
      ? 'One lead left this list and is no longer selected.'
      : `${leadCount(count)} left this list and are no longer selected.`,
  owner: 'Assign',
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
    conflict: (name: string, by: string) => `${name} not changed: ${by} changed it before you.`,
    absent: (name: string) =>
      `${name} not changed: it no longer exists, or you do not have access to it.`,
    already: (count: number) =>
      count === 1 ? '1 had this value already.' : `${number.format(count)} had this value already.`,
    more: (count: number) =>
      count === 1
        ? '1 more not changed: someone changed it before you.'
        : `${number.format(count)} more not changed: someone changed them before you.`,
  },
  neverSignedIn: (name: string) =>
    `${name} has not signed in yet, so these leads would wait. Nothing was changed. Assign them to someone else, or ask ${name} to sign in first.`,
  failed: {
    lost: 'The connection was lost. Check the leads before you try again.',
    ended: 'You are signed out. Nothing was changed.',
    refused: 'We could not read your request. Nothing was changed.',
  },
} as const)
