import { isolating } from '#app/lib/text/bidi.ts'

/** Why an enquiry of a source waits for a person. */
export const reviewTexts = isolating({
  phone: {
    missing: 'The source sent no phone number.',
    masked: 'The source hides the phone number.',
    shortened:
      'A spreadsheet shortened the phone number, so that its digits are lost. Format the column as text and send it again.',
    placeholder: 'The phone number is not a real one.',
    unreadable: 'The phone number cannot be read.',
  },
  parser: 'The site could not read this delivery. After an update of the site, read it again.',
  stopped: (times: number) => `The site stopped ${times} times while it read this delivery.`,
  sealed:
    'The server’s own secret (SESSION_SECRET) has changed since this arrived, so no one can read it.',
  settings: 'The settings of this source cannot be read. Save them again, then read this again.',
  byStaff: 'An owner rejected it.',
  noLead: 'It was read again, and is not a lead.',
} as const)
