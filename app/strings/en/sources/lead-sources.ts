import { isolating } from '#app/lib/text/bidi.ts'
import { addLeadTexts } from '#app/strings/en/add-lead.ts'

const sources = new Map<string, string>([
  ...Object.entries(addLeadTexts.sources),
  ['direct', 'Direct (source not known)'],
  ['google', 'Google'],
  ['bing', 'Bing'],
  ['facebook', 'Facebook'],
  ['fb', 'Facebook'],
  ['instagram', 'Instagram'],
  ['ig', 'Instagram'],
  ['youtube', 'YouTube'],
  ['linkedin', 'LinkedIn'],
])

/** What advertisers write into `utm_medium`. */
const media = new Map<string, string>([
  ['cpc', 'cost per click'],
  ['ppc', 'cost per click'],
  ['cpm', 'cost per thousand views'],
  ['cpa', 'cost per lead'],
  ['cpl', 'cost per lead'],
  ['organic', 'search'],
  ['referral', 'link'],
  ['paid_social', 'paid social'],
  ['paid-social', 'paid social'],
  ['sms', 'SMS'],
  ['qr', 'QR code'],
])

/** A source as stored, or its name, in words; files and filters keep the stored word. */
export function sourceText(source: string): string {
  const known = sources.get(source.toLowerCase())
  if (known !== undefined) return known
  // A name with capitals, and the address of a site, are as someone wrote them.
  return /[\p{Lu}.]/u.test(source) ? source : source.charAt(0).toUpperCase() + source.slice(1)
}

export function mediumText(medium: string): string {
  return media.get(medium.toLowerCase()) ?? medium
}

export const leadSourceTexts = isolating({
  deleted: (name: string) => `${name} (deleted)`,
} as const)
