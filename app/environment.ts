import { z } from 'zod'

import { analyticsId } from './analytics/analytics-id.ts'
import { backupFaults, backupVariables } from './backup-variables.ts'
import { enquiryVariables } from './enquiry-variables.ts'
import { machineFaults, machineVariables } from './machine-variables.ts'
import { onwardFaults, onwardVariables } from './onward-variables.ts'
import { privacyVariables } from './privacy-variables.ts'
import { days, whole } from './whole-variable.ts'

const port = whole(0, 'a number from 0 to 65535', 65_535)
const flag = z
  .enum(['true', 'false'], 'must be true or false')
  .transform((value) => value === 'true')
const socialPage = z.url({
  protocol: /^https?$/,
  error: 'must be a full address such as https://instagram.com/your-name',
})

/**
 * What a deployment may set; README lists every variable but DATABASE_FOLDER, which
 * the start sets to where its own PostgreSQL keeps its files. Defaults are plainly examples.
 */
export const environment = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('production'),
  PORT: port.default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('./data'),
  ...machineVariables,
  DATABASE_FOLDER: z.string().min(1).optional(),
  FREE_SPACE_FLOOR_MB: whole(0, 'a whole number of megabytes').default(128),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
      'must be trace, debug, info, warn, error or silent',
    )
    .default('info'),
  PUBLIC_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be a full address such as https://homes.example.com',
    })
    .refine((address) => URL.canParse(address) && /^https?:\/\/[^/?#]+\/?$/.test(address), {
      message: 'must end after the name of the host: the site cannot lie in a folder of it',
      abort: true,
    })
    .optional(),
  PUBLIC_ALIASES: z
    .string()
    .transform((text) => text.split(',').map((name) => name.trim().toLowerCase()))
    .pipe(z.array(z.hostname('must be names of hosts such as www.homes.example.com, homes.in')))
    .default([]),
  TRUSTED_PROXIES: z.string().default(''),
  SECURE_COOKIES: flag.optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  OWNER_SECOND_STEP: z
    .enum(['offered', 'required'], 'must be offered or required')
    .default('offered'),
  PUSH_HOSTS: z
    .string()
    .default(
      'fcm.googleapis.com, *.push.apple.com, *.push.services.mozilla.com, *.notify.windows.com',
    )
    .transform((text) => text.split(',').map((name) => name.trim().toLowerCase()))
    .pipe(
      z.array(
        z
          .string()
          .regex(
            /^(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?$/,
            'must be names of hosts such as fcm.googleapis.com, *.push.apple.com',
          ),
      ),
    ),
  ...onwardVariables,
  PRODUCT_ID: z.string().min(1).default('northlight'),
  BRAND: z.string().min(1).default('Northlight Estates'),
  PUBLIC_PHONE: z
    .string()
    .regex(/^\+?[\d ()-]{6,}$/, 'must be a phone number such as +91 98765 43210')
    .default('+91 00000 00000'),
  PUBLIC_EMAIL: z.email('must be an email address').default('desk@example.com'),
  SECURITY_CONTACT: z
    .union(
      [z.email(), z.url({ protocol: /^https$/ })],
      'must be an email address, or a full https address',
    )
    .optional(),
  OFFICE: z.string().min(1).default('Noida, Uttar Pradesh, 201301'),
  CHAT_NUMBER: z
    .string()
    .regex(/^\d{8,15}$/, 'must be digits only, country code first')
    .default('910000000000'),
  SOCIAL_INSTAGRAM: socialPage.default('https://instagram.example.com/northlight'),
  SOCIAL_FACEBOOK: socialPage.default('https://facebook.example.com/northlight'),
  SOCIAL_TWITTER: socialPage.default('https://x.example.com/northlight'),
  SOCIAL_LINKEDIN: socialPage.default('https://linkedin.example.com/northlight'),
  SOCIAL_YOUTUBE: socialPage.default('https://youtube.example.com/northlight'),
  ANALYTICS_ID: z
    .string()
    .regex(
      analyticsId,
      'must be an id of Google Analytics such as G-AB12CD34EF, or of Tag Manager such as GTM-AB12CD3',
    )
    .optional(),
  GOVERNING_LAW: z.string().min(1).optional(),
  PREPARE_PICTURES: flag.prefault('true'),
  PHOTOGRAPH_MOST_MB: whole(1, 'a number of megabytes from 1 to 200', 200).default(50),
  DRAW_PICTURES: flag.optional(),
  MEDIA_BUCKET: z
    .url({ protocol: /^https?$/, error: 'must be the full address of a bucket' })
    .optional(),
  MEDIA_BUCKET_KEY_ID: z.string().min(1).optional(),
  MEDIA_BUCKET_SECRET: z.string().min(1).optional(),
  MEDIA_BUCKET_REGION: z.string().min(1).optional(),
  ...backupVariables,
  UNREGISTERED_PROJECTS: z
    .enum(['show', 'interest-only'], 'must be show or interest-only')
    .default('show'),
  FACTS_MAX_AGE_DAYS: days.default(90),
  ...enquiryVariables,
  ...privacyVariables,
  VITALS_SAMPLE: z.coerce
    .number('must be a share from 0 to 1')
    .min(0, 'must be a share from 0 to 1')
    .max(1, 'must be a share from 0 to 1')
    .default(0.1),
  RERA_AGENT_UTTAR_PRADESH: z.string().min(1).optional(),
  RERA_AGENT_MADHYA_PRADESH: z.string().min(1).optional(),
  RERA_AGENT_GOA: z.string().min(1).optional(),
  RERA_AGENT_MAHARASHTRA: z.string().min(1).optional(),
  RERA_AGENT_HARYANA: z.string().min(1).optional(),
})

type Given = z.infer<typeof environment>

/** The same with what one variable asks of another. */
export const wholeEnvironment = environment.superRefine((given, context) => {
  const faults = [siteFaults, backupFaults, onwardFaults, machineFaults]
  for (const { name, message } of faults.flatMap((faultsOf) => faultsOf(given)))
    context.addIssue({ code: 'custom', path: [name], message })
})

function siteFaults(given: Given): { name: string; message: string }[] {
  const faults = []
  if (given.PUBLIC_ALIASES.length > 0 && given.PUBLIC_URL === undefined)
    faults.push({ name: 'PUBLIC_ALIASES', message: 'needs PUBLIC_URL' })
  if (given.MEDIA_BUCKET === undefined) return faults
  for (const name of ['MEDIA_BUCKET_KEY_ID', 'MEDIA_BUCKET_SECRET'] as const)
    if (given[name] === undefined) faults.push({ name, message: 'must be set with MEDIA_BUCKET' })
  return faults
}
