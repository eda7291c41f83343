export function telephoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`
}
