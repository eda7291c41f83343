import { z } from 'zod'

import { USUAL_ANSWER_DAYS } from '#app/config/usual-days.ts'
import { DEFAULT_FIRST_SOURCE_DAYS } from '#app/config/usual-days.ts'

import { days, daysFrom } from './integer-setting.ts'

/** Retention of personal data, and the contact for it (docs/adr/0017). */
export const privacyVariables = {
  CONTACT_DAYS: days.default(400).meta({
    description: 'How long clicks on the call and WhatsApp links are kept.',
    unit: 'days',
  }),
  ALERT_DAYS: days.default(366).meta({
    description: 'How long the site keeps a visitor’s alert before it erases it.',
    unit: 'days',
  }),
  VITALS_DAYS: days.default(400).meta({
    description: 'How long speed measurements are kept.',
    unit: 'days',
  }),
  CSP_REPORT_DAYS: days.default(90).meta({
    description:
      'How long the site keeps counts of what browsers refused to load under the content security policy.',
    unit: 'days',
  }),
  SIGN_IN_DAYS: days.default(30).meta({
    description: 'How long the site keeps the address from which staff signed in.',
    unit: 'days',
  }),
  KNOWN_BROWSER_DAYS: days.default(90).meta({
    description: 'How long a browser keeps that staff signed in there.',
    unit: 'days',
  }),
  FIRST_SOURCE_DAYS: days.default(DEFAULT_FIRST_SOURCE_DAYS).meta({
    description: 'How long a visitor’s browser keeps the first source of the visit.',
    unit: 'days',
  }),
  ANALYTICS_DAYS: days.default(USUAL_ANSWER_DAYS).meta({
    description: 'How long a visitor’s browser keeps the answer about analytics.',
    unit: 'days',
  }),
  // No dashboard stays open that long without a poll.
  DELETED_LEADS_DAYS: daysFrom(2).default(7).meta({
    description:
      'How long the number of a deleted lead is kept, so that open dashboards remove it. At least 2.',
    unit: 'days',
  }),
  DELIVERY_DAYS: days.default(30).meta({
    description: 'How long the site keeps that an email or webhook was sent, and where to.',
    unit: 'days',
  }),
  SOURCE_DAYS: days.default(30).meta({
    description: 'How long the site keeps what a source of leads sent, as it was received.',
    unit: 'days',
  }),
  DEVICE_DAYS: days.default(60).meta({
    description: 'How long a device gets push alerts when no one opens the dashboard on it.',
    unit: 'days',
  }),
  PRIVACY_CONTACT: z.string().min(1).default('The grievance officer').meta({
    description:
      'Who answers questions and complaints about personal data, in the privacy notice. The default is an example.',
  }),
  PRIVACY_EMAIL: z.email('must be an email address').optional().meta({
    description: 'The email address of that contact.',
    unset: 'the value of `PUBLIC_EMAIL`',
  }),
  PRIVACY_PROCESSORS: z.string().min(1).optional().meta({
    description:
      'The companies that process personal data for you, and what for, in the words of the privacy notice.',
    unset: 'the notice speaks of them in general',
    example: 'Example Hosting (servers), Example Mail (mail)',
  }),
  DATA_PROTECTION_BOARD: z
    .url({
      protocol: /^https?$/,
      error: 'must be a full address such as https://www.meity.gov.in/',
    })
    .default('https://www.meity.gov.in/')
    .meta({
      description:
        'The published address for complaints to the Data Protection Board of India. The default is the Ministry’s site.',
    }),
  PRIVACY_SECRET: z.string().min(32, 'must have at least 32 characters').optional().meta({
    description:
      'The secret by which the site recognises people who withdrew, at least 32 characters. Never change it.',
    unset: 'made at the first start, in `DATA_DIR/privacy-secret`',
  }),
  SEAL_RECIPIENT: z
    .string()
    .regex(/^age1[a-z\d]{10,}$/, 'must be a public key of age, which begins with age1')
    .optional()
    .meta({
      description: 'The public key of age that seals withdrawn data.',
      unset: 'made at the first start, in `DATA_DIR/seal-key`',
      example: 'age1…',
    }),
  SEALED_DAYS: daysFrom(0, ', 0 for at once').default(366).meta({
    description: 'How long withdrawn data stays sealed before it is erased. `0` erases at once.',
    unit: 'days',
  }),
  RETENTION_DAYS: days.optional().meta({
    description:
      'After this long without contact, the site closes a person as if they had withdrawn.',
    unset: 'never',
    unit: 'days',
  }),
  SPAM_DAYS: daysFrom(0, ', 0 for never').default(366).meta({
    description: 'How long spam is kept before it is erased. `0` keeps it.',
    unit: 'days',
  }),
}
