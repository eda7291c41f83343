import { whole } from './whole-variable.ts'

const budget = whole(1, 'a whole number, at least 1')

/** What becomes of enquiries that look sent by a program, or come in too great a number (docs/decisions/0007, 0020, 0033). */
export const enquiryVariables = {
  ENQUIRY_LIMIT_IPV4: budget.default(60),
  ENQUIRY_LIMIT_IPV6: budget.default(12),
  ENQUIRY_LIMIT_PHONE: budget.default(6),
  ENQUIRY_LIMIT_FORM: budget.default(300),
  ENQUIRY_LIMIT_SITE: budget.default(600),
  ENQUIRY_LIMIT_SUSPECT: budget.default(3000),
  ENQUIRY_SUSPECTS_KEPT: budget.default(20_000),
  // Below this range a single weak sign would put an honest visitor apart, above it nothing alone would.
  ENQUIRY_SUSPECT_POINTS: whole(41, 'a whole number from 41 to 100', 100).default(60),
  ENQUIRY_LEAST_SECONDS: whole(0, 'a whole number of seconds, 0 for none').default(3),
}
