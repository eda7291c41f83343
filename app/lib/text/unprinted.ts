import { printedLetters } from './printed-letters.ts'

const ranges = printedLetters
  .split(' ')
  .map((range) => range.split('-').map((point) => Number.parseInt(point, 16)))

const OTHER_SPACES = /[\u1680\u2000-\u200a\u202f\u205f\u3000]/g
const OTHER_HYPHENS = /[\u2010\u2011]/g

export function textToPrint(text: string): string {
  return text.normalize('NFC').replaceAll(OTHER_SPACES, ' ').replaceAll(OTHER_HYPHENS, '-')
}

export function unprintedLetters(text: string): string[] {
  const letters = Array.from(textToPrint(text)).filter((letter) => !isPrinted(letter))
  return [...new Set(letters)]
}

export function unprintedFault(text: string): string | undefined {
  const letters = unprintedLetters(text)
  if (letters.length === 0) return undefined
  const named = letters.map((letter) => `“${letter}”`).join(', ')
  return `brochures and link pictures leave out ${named}: no print font has it`
}

function isPrinted(letter: string): boolean {
  const point = letter.codePointAt(0) ?? 0
  if (/^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\p{Emoji_Modifier}]$/u.test(letter)) return true
  return ranges.some(([first = 0, last = 0]) => first <= point && point <= last)
}
