/** A text with each decimal digit of any script as 0 to 9: `૯૮` is `98`. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)))
}

/**
 * A number as people type it, in the signs that programs read: digits of any script, full-width
 * letters, and the Arabic decimal point and thousands separator.
 */
export function asciiNumber(text: string): string {
  return asciiDigits(text.normalize('NFKC')).replaceAll('٫', '.').replaceAll('٬', ',')
}

/** Unicode keeps the digits 0 to 9 of a script next to each other, so the zero is the start of a run. */
function valueOf(point: number): number {
  let start = point
  while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start -= 1
  return (point - start) % 10
}
