import { compactPhone } from './phone.ts'

/** Whether a typed number begins with the code of a country; one without is Indian. */
export function hasCountryCode(typed: string): boolean {
  return /^(?:\+|00|91\d{9})/.test(compactPhone(typed))
}
