import { z } from 'zod'

import { USUAL_ANSWER_DAYS } from './analytics/consent.ts'
import { USUAL_ARRIVAL_DAYS } from './leads/capture/campaign.ts'
import { days, whole } from './whole-variable.ts'

/** For how long what is known of people is kept, and whom they turn to (docs/decisions/0017). */
export const privacyVariables = {
  CONTACT_DAYS: days.default(400),
  VITALS_DAYS: days.default(400),
  REFUSED_LOADS_DAYS: days.default(90),
  SIGN_IN_DAYS: days.default(30),
  KNOWN_BROWSER_DAYS: days.default(90),
  ARRIVAL_DAYS: days.default(USUAL_ARRIVAL_DAYS),
  ANALYTICS_DAYS: days.default(USUAL_ANSWER_DAYS),
  // No desk is open that long without asking anew.
  GONE_LEADS_DAYS: whole(2, 'a whole number of days, at least 2').default(7),
  DELIVERY_DAYS: days.default(30),
  DEVICE_DAYS: days.default(60),
  PRIVACY_CONTACT: z.string().min(1).default('The grievance officer'),
  PRIVACY_EMAIL: z.email('must be an email address').default('privacy@example.com'),
  PRIVACY_PROCESSORS: z.string().min(1).optional(),
  DATA_PROTECTION_BOARD: z
    .url({
      protocol: /^https?$/,
      error: 'must be a full address such as https://www.meity.gov.in/',
    })
    .default('https://www.meity.gov.in/'),
  PRIVACY_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SEAL_RECIPIENT: z
    .string()
    .regex(/^age1[a-z\d]{10,}$/, 'must be a public key of age, which begins with age1')
    .optional(),
  SEALED_DAYS: whole(0, 'a whole number of days, 0 for at once').default(366),
  RETENTION_DAYS: days.optional(),
  SUSPECT_DAYS: whole(0, 'a whole number of days, 0 for never').default(366),
}
