import { isolating } from '#app/lib/text/bidi.ts'

/** What another program reads when it sends leads; a person sees it in the history of that program. */
export const genericTexts = isolating({
  unreadable:
    'The body cannot be read. Send JSON such as {"name":"Asha","phone":"9800000001"}, or a form (application/x-www-form-urlencoded).',
  signature:
    'The signature is missing, wrong or older than 5 minutes. Sign with the secret of this source (Standard Webhooks).',
  signingSecret: 'must start with whsec_, as the other program shows it',
  empty: 'The list was empty.',
  tooMany: (max: number) => `The list has more than ${max} leads. Send fewer at a time.`,
  conflict: 'This id was sent before with other content. Use another id for another enquiry.',
} as const)
