/** `Asha Example` as `A••• E••••••`: recognised by who knows the person. */
export function maskedName(name: string): string {
  return name
    .split(/\s+/)
    .filter((part) => part !== '')
    .slice(0, 3)
    .map((part) => {
      const [first = '', ...rest] = Array.from(part)
      return first + '•'.repeat(Math.min(rest.length, 8))
    })
    .join(' ')
}

/** The first two and the last three digits. */
export function maskedPhone(phone: string): string {
  const digits = Array.from(phone).slice(0, 20)
  if (digits.length < 8) return '•'.repeat(digits.length)
  const isShown = (index: number) => index < 2 || index >= digits.length - 3
  return digits.map((digit, index) => (isShown(index) ? digit : '•')).join('')
}
