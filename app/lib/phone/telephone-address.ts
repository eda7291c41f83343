/** The `tel:` address that dials a phone in its international form, in E.164. */
export function telephoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`
}
