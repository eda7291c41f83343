import { isolating } from '#app/lib/text/bidi.ts'

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
