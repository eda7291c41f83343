import { z } from 'zod'

import { analyticsId } from '#app/config/analytics-id.ts'
import { chatNumber, publicPhone } from '#app/lib/phone/public-phone.ts'
import { commaList } from '#app/lib/text/comma-list.ts'

import { days } from './integer-setting.ts'
import { stateNames } from './work-states.ts'

function socialPage(network: string, example: string) {
  return z
    .url({
      protocol: /^https?$/,
      error: 'must be a full address such as https://instagram.com/your-name',
    })
    .optional()
    .meta({
      description: `The full address of your ${network} page, which the footer links.`,
      unset: 'no link',
      example,
    })
}

function agentRegistration(state: string) {
  return z
    .string()
    .min(1)
    .optional()
    .meta({
      description: `Your RERA registration as an agent in ${state}. The site shows it in the footer, on Connect, under the enquiry form and where the state’s rule asks for it.`,
    })
}

/** That of the specification. */
export const EXAMPLE_OFFICE = 'Noida, Uttar Pradesh, 201301'

export const businessVariables = {
  PRODUCT_ID: z.string().min(1).default('northlight').meta({
    description: 'The id of the site in its API: callers send it as `pid`.',
  }),
  BRAND: z
    .string()
    .regex(/^[^\r\n]{1,100}$/, 'must be one line of at most 100 characters')
    .default('Northlight Estates')
    .meta({
      description: 'The name of your business, as every page shows it. The default is an example.',
      example: 'Sharma Homes',
    }),
  LOGO: z
    .string()
    .regex(
      /^\d{1,3}x\d{1,3} [A-Za-z\d+/]+=*$/,
      'must be its width, x, its height in pixels, a space, and a WebP picture in base64',
    )
    .max(60_000, 'must have at most 60,000 characters')
    .transform((text) => {
      const [size = '', base64 = ''] = text.split(' ')
      const [width = 0, height = 0] = size.split('x').map(Number)
      return { width, height, base64 }
    })
    .optional()
    .meta({
      description:
        'Your logo in the header, instead of the name. The dashboard makes this text from a picture.',
      unset: 'the name',
      example: '160x36 UklGR…',
    }),
  PUBLIC_PHONE: publicPhone.optional().meta({
    description:
      'The phone number for visitors. The site dials and shows it with its country code; a number without one is Indian. The server starts only with a number that can be called.',
    unset: 'not shown',
    example: '+91 98765 43210',
  }),
  PUBLIC_EMAIL: z.email('must be an email address').optional().meta({
    description: 'The email address for visitors.',
    unset: 'not shown',
  }),
  SECURITY_CONTACT: z
    .union(
      [z.email(), z.url({ protocol: /^https$/ })],
      'must be an email address, or a full https address',
    )
    .optional()
    .meta({
      description:
        'The email address, or the https address of a form, for reports of security problems.',
      unset: 'the value of `PUBLIC_EMAIL`',
    }),
  OFFICE: z
    .string()
    .min(1)
    .max(500, 'must have at most 500 characters')
    .default(EXAMPLE_OFFICE)
    .meta({
      description: 'The address of your office. The default is an example.',
    }),
  CHAT_NUMBER: chatNumber.optional().meta({
    description:
      'The WhatsApp number for visitors, with its country code first. The server starts only with a number that can be called.',
    unset: 'not shown',
    example: '919876543210',
  }),
  SOCIAL_INSTAGRAM: socialPage('Instagram', 'https://instagram.com/your-name'),
  SOCIAL_FACEBOOK: socialPage('Facebook', 'https://facebook.com/your-name'),
  SOCIAL_TWITTER: socialPage('Twitter', 'https://x.com/your-name'),
  SOCIAL_LINKEDIN: socialPage('LinkedIn', 'https://linkedin.com/company/your-name'),
  SOCIAL_YOUTUBE: socialPage('YouTube', 'https://youtube.com/@your-name'),
  ANALYTICS_ID: z
    .string()
    .regex(
      analyticsId,
      'must be an id of Google Analytics such as G-AB12CD34EF, or of Tag Manager such as GTM-AB12CD3',
    )
    .optional()
    .meta({
      description: 'The id of Google Analytics, or of Tag Manager (`GTM-AB12CD3`).',
      unset: 'no analytics at all',
      example: 'G-AB12CD34EF',
    }),
  GOVERNING_LAW: z.string().min(1).optional().meta({
    description: 'The sentence on governing law and jurisdiction in the terms.',
    unset: 'the section is not shown',
  }),
  UNREGISTERED_PROJECTS: z
    .enum(['show', 'interest-only'], 'must be show or interest-only')
    .default('show')
    .meta({
      description:
        'What a project page without a RERA number offers. `show` is the whole page; `interest-only` takes interest without prices, plans or claims of return.',
    }),
  FACTS_MAX_AGE_DAYS: days.default(90).meta({
    description:
      '`bin/northlight projects rera-report` lists facts that were checked longer ago than this.',
    unit: 'days',
  }),
  WORK_STATES: z
    .string()
    .transform(commaList)
    .pipe(z.array(z.enum(stateNames, `must be of ${stateNames.join(', ')}`)))
    .default([])
    .meta({
      description:
        'The states that you work in, comma-separated. Settings shows their registrations first, and Go live names those without a number.',
      example: 'Uttar Pradesh, Haryana',
    }),
  RERA_AGENT_UTTAR_PRADESH: agentRegistration('Uttar Pradesh'),
  RERA_AGENT_MADHYA_PRADESH: agentRegistration('Madhya Pradesh'),
  RERA_AGENT_GOA: agentRegistration('Goa'),
  RERA_AGENT_MAHARASHTRA: agentRegistration('Maharashtra'),
  RERA_AGENT_HARYANA: agentRegistration('Haryana'),
}
