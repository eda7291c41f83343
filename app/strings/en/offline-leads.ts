import { isolating } from '#app/lib/text/bidi.ts'

export const offlineTexts = isolating({
  title: 'Leads on this device',
  list: 'All leads',
  asOf: (moment: string) =>
    `Your latest leads as of ${moment}. Without a connection you can read them, call, and log calls.`,
  none: 'No leads.',
  notes: 'Notes',
  noteBy: (name: string, moment: string) => `${name}, ${moment}`,
  noted: 'The call waits for the connection.',
  label: 'Calls that wait',
  waits: (name: string, outcome: string) =>
    `The call with ${name} waits for the connection: ${outcome}.`,
  refused: (name: string, outcome: string, reason: string) =>
    `The call with ${name} is not saved (${outcome}). ${reason}`,
  note: (text: string) => `Your note: “${text}”`,
  conflict: 'Someone changed this lead before the call came in. Open it and log the call there.',
  open: 'Open the lead',
  remove: 'Remove',
  sent: (count: number) =>
    count === 1 ? 'The call that waited is saved.' : `${count} calls that waited are saved.`,
} as const)
