import { isolating } from '#app/lib/text/bidi.ts'

/** Lines of a lead's history that sources write. */
export const sourceEventTexts = isolating({
  enquiry: (source: string, time: string) =>
    `received the enquiry from ${source}, sent there on ${time}`,
  repeat: (source: string, time: string, message: string) =>
    `received a repeat enquiry from ${source}, sent on ${time}: “${message}”`,
  noMessage: 'no message',
  call: {
    incoming: { answered: 'recorded an answered call', missed: 'recorded a missed call' },
    outgoing: {
      answered: 'recorded an outgoing call',
      missed: 'recorded an outgoing call that no one answered',
    },
  },
  moreOfCall: {
    answered: 'heard more of this call: it was answered',
    missed: 'heard more of this call: no one answered',
  },
  duration: (seconds: number) =>
    `${Math.floor(seconds / 60)} min ${String(Math.round(seconds % 60)).padStart(2, '0')} s`,
  called: (number: string) => `to ${number}`,
  agent: (number: string) => `with ${number}`,
  by: (source: string) => `by ${source}`,
  recording: 'Recording',
} as const)
