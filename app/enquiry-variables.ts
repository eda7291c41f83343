import { z } from 'zod'

/** A whole number from `least` to `most`; `error` says so. */
const whole = (error: string, least: number, most = Number.MAX_SAFE_INTEGER) =>
  z.coerce.number(error).int(error).min(least, error).max(most, error)
const budget = whole('must be a whole number, at least 1', 1)

/** What becomes of enquiries that look sent by a program, or come in too great a number (docs/decisions/0007, 0020). */
export const enquiryVariables = {
  ENQUIRY_LIMIT_IPV4: budget.default(60),
  ENQUIRY_LIMIT_IPV6: budget.default(12),
  ENQUIRY_LIMIT_PHONE: budget.default(6),
  ENQUIRY_LIMIT_FORM: budget.default(300),
  ENQUIRY_LIMIT_SITE: budget.default(600),
  ENQUIRY_LIMIT_SUSPECT: budget.default(3000),
  ENQUIRY_SUSPECTS_KEPT: budget.default(20_000),
  // Below this range a single weak sign would put an honest visitor apart, above it nothing alone would.
  ENQUIRY_SUSPECT_POINTS: whole('must be a whole number from 41 to 100', 41, 100).default(60),
  ENQUIRY_LEAST_SECONDS: whole('must be a whole number of seconds, 0 for none', 0).default(3),
}
