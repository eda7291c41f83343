import { execFileSync } from 'node:child_process'

/** The text of each sheet of a PDF as it is laid out. Needs Debian's poppler-utils, which bin/northlight test programs installs. */
export function sheetsOf(pdf: Buffer): string[] {
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], {
    input: pdf,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return text.split('\f').slice(0, -1)
}

/** The words of a sheet, wherever its lines end, without the stops after them. */
export function wordsOf(sheet: string): string[] {
  return sheet
    .split(/\s+/)
    .map((word) => word.replace(/[.,:]+$/, ''))
    .filter((word) => word !== '')
}
