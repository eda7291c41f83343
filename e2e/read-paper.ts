import { execFileSync } from 'node:child_process'

/** The text of each sheet of a PDF as it is laid out. Needs Debian's poppler-utils, which npm test installs. */
export function sheetsOf(pdf: Buffer): string[] {
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], {
    input: pdf,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return text.split('\f').slice(0, -1)
}

/** The phrases of a sheet: what stands together in a line, with every space a plain one. */
export function phrasesOf(sheet: string): string[] {
  return sheet
    .split('\n')
    .flatMap((line) => line.trim().split(/ {2,}/))
    .map((phrase) => phrase.replaceAll(/\s+/g, ' '))
    .filter((phrase) => phrase !== '')
}
