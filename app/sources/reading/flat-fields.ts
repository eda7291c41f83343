import { cleanText } from './clean-text.ts'

const MAX_DEPTH = 8

/** Every filled value under its path, such as `lead.name`; lists of plain values with commas. */
export function flatFields(value: unknown, path = '', depth = 0): Record<string, string> {
  if (value === null || value === undefined || depth > MAX_DEPTH) return {}
  if (typeof value !== 'object') return filled(path, plainValue(value))
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    return filled(path, value.map(plainValue).filter(Boolean).join(', '))
  return Object.assign(
    {},
    ...Object.entries(value).map(([name, one]) =>
      flatFields(one, path === '' ? name : `${path}.${name}`, depth + 1),
    ),
  )
}

function plainValue(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? cleanText(String(value)) : ''
}

function filled(path: string, text: string): Record<string, string> {
  return text === '' ? {} : { [path]: text }
}
