import { indianFigure } from '#app/lib/money.ts'

/** What may be between a number and the unit of an area: `1500 and 1800 sq ft`. */
const TO_UNIT = /^\+?(?:(?:\s?[–-]\s?|\s(?:to|and|or|&)\s)\d[\d,.]*\+?)?[\s\u00A0]?sq\b/
/** Longer than any such text. */
const REACH = 32

/** Areas with separators and one spelling of their unit: `1,500 and 1,800 sq ft`, `1,250–5,000 sq yards`. */
export function groupedAreas(text: string): string {
  return text
    .replaceAll(/\d{4,}/g, (digits, at: number) => {
      const isPart = /[.,]/.test(text.charAt(at - 1))
      const end = at + digits.length
      return !isPart && TO_UNIT.test(text.slice(end, end + REACH))
        ? indianFigure(Number(digits))
        : digits
    })
    .replaceAll(/\bsq\. (?=ft|m|yd|yards)/g, 'sq ')
}

/** As `groupedAreas`; a figure and its unit stay on one line. */
export function printedUnits(text: string): string {
  return groupedAreas(text).replaceAll(
    /(\d\+?) (sq (?:ft|m|yd|yards)|acres|floors|BHK|km|metres|months)\b/g,
    (_, figure: string, unit: string) => `${figure}\u00A0${unit.replace(' ', '\u00A0')}`,
  )
}
