/** A stored phone with + and its country's code: 10 digits are Indian, any other is that already. */
export function dialledPhone(phone: string): string {
  return /^\d{10}$/.test(phone) ? `+91${phone}` : phone
}
