import { isolating } from '#app/lib/text/bidi.ts'

import { plural } from '#app/strings/en/health-storage.ts'

/** What a lead from a source says, where the source has no words of its own. */
export const sourceLeadTexts = isolating({
  outgoing: 'A call of ours to someone who is no lead',
  noName: 'Name not given',
  line: (name: string, value: string) => `${name}: ${value}`,
  place: 'Place',
  otherPhones: 'Other phones',
  identity: 'WhatsApp user',
  call: {
    incoming: { answered: 'Answered call', missed: 'Missed call' },
    outgoing: { answered: 'Outgoing call', missed: 'Outgoing call, not answered' },
  },
} as const)

/** What a source calls our projects. */
export const sourceProjectTexts = isolating({
  title: 'What this source calls your projects',
  note: 'Choose once. The next leads follow, and so do earlier ones without a visit.',
  leads: (count: number) => plural(count, 'lead', 'leads'),
  chosen: (by: string | undefined, time: string) =>
    by === undefined ? `chosen ${time}` : `chosen by ${by}, ${time}`,
  suggested: (project: string | undefined) =>
    project === undefined ? 'No project' : `${project} (suggested)`,
  byText: 'As the text suggests',
  project: (said: string) => `Project: ${said}`,
  save: 'Save',
  saveOf: (said: string) => `Save: ${said}`,
} as const)
