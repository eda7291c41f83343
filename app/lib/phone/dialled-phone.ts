/** Adds + and the country code: a stored phone of 10 digits is Indian. */
export function dialledPhone(phone: string): string {
  return /^\d{10}$/.test(phone) ? `+91${phone}` : phone
}
