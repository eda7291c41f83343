import { whole } from './integer-setting.ts'

const budget = whole(1, 'a whole number from 1 to 1,000,000', 1_000_000)

/** Spam and rate limits of enquiries (docs/adr/0007, 0020, 0033). */
export const enquiryVariables = {
  ENQUIRY_LIMIT_IPV4: budget.default(60).meta({
    description:
      'How many enquiries from one IPv4 address become leads at once. Further ones are spam; those with and without a solved challenge count separately.',
    unit: 'enquiries in 10 minutes',
  }),
  ENQUIRY_LIMIT_IPV6: budget.default(12).meta({
    description: 'The same from one /64 network of IPv6.',
    unit: 'enquiries in 10 minutes',
  }),
  ENQUIRY_LIMIT_PHONE: budget.default(6).meta({
    description: 'The same with one phone number from one network.',
    unit: 'enquiries in an hour',
  }),
  ENQUIRY_LIMIT_FORM: budget.default(300).meta({
    description: 'The same by the forms of one project.',
    unit: 'enquiries in 10 minutes',
  }),
  ENQUIRY_LIMIT_SITE: budget.default(600).meta({
    description: 'The same for the whole site.',
    unit: 'enquiries in 10 minutes',
  }),
  ENQUIRY_LIMIT_SPAM: budget.default(3000).meta({
    description:
      'How many enquiries without a solved challenge are stored as spam. The next sender reads that nothing was stored.',
    unit: 'enquiries in 10 minutes',
  }),
  SPAM_MAX_STORED: budget.default(20_000).meta({
    description:
      'How many spam enquiries are kept in all. Beyond it the site deletes the worst and oldest first, and those that look honest last.',
    unit: 'enquiries',
  }),
  // Below this range one weak signal would mark an honest visitor as spam; above it no single one would.
  SPAM_SCORE: whole(41, 'a whole number from 41 to 100', 100).default(60).meta({
    description: 'The spam score from which an enquiry is spam, from 41 to 100.',
    unit: 'points',
  }),
  ENQUIRY_MIN_SECONDS: whole(0, 'a whole number of seconds from 0 to 3600', 3600).default(3).meta({
    description:
      'An enquiry that is sent sooner than this after its page was opened has a spam signal. `0` switches the signal off.',
    unit: 'seconds',
  }),
}
