export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)))
}

/** Digits of any script, full-width letters, and the Arabic decimal point and thousands separator as ASCII. */
export function asciiNumber(text: string): string {
  return asciiDigits(text.normalize('NFKC')).replaceAll('٫', '.').replaceAll('٬', ',')
}

/** Unicode keeps the digits 0 to 9 of a script in a row, so the zero starts the run. */
function valueOf(point: number): number {
  let start = point
  while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start -= 1
  return (point - start) % 10
}
