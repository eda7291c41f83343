/** Start of a formula, also full-width, and after `;` or tab, which separate cells in much of Europe. */
const FORMULA = /^[=+\-@|\t\r\n＝＋－＠]|(?<=[;\t])[=+\-@＝＋－＠]/gu

/** Lines of CSV (RFC 4180); prefixes formulas with an apostrophe (OWASP, CSV Injection). */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => csvLine(row.map((text) => csvCell(text)))).join('')
}

export function csvLine(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`
}

/** `isSafe` text is written as it is, apart from quotes. */
export function csvCell(text: string, isSafe = false): string {
  const cell = isSafe ? text : text.replaceAll(FORMULA, "'$&")
  return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
