/** ISO 639-1. */
export const leadLanguages = [
  'en',
  'hi',
  'pa',
  'bn',
  'gu',
  'mr',
  'ta',
  'te',
  'kn',
  'ml',
  'ur',
  'ar',
] as const
export type LeadLanguage = (typeof leadLanguages)[number]

/** A short text cannot tell Marathi from Hindi, which share a script. */
const scripts: readonly [LeadLanguage, RegExp][] = [
  ['hi', /\p{Script=Devanagari}/gu],
  ['pa', /\p{Script=Gurmukhi}/gu],
  ['bn', /\p{Script=Bengali}/gu],
  ['gu', /\p{Script=Gujarati}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['te', /\p{Script=Telugu}/gu],
  ['kn', /\p{Script=Kannada}/gu],
  ['ml', /\p{Script=Malayalam}/gu],
  ['ar', /\p{Script=Arabic}/gu],
]
/** Letters of Urdu that Arabic does not have. */
const urdu = /[ٹڈڑںھہے]/u

/** By the script of most letters; English for any other. */
export function languageOf(message: string): LeadLanguage {
  let [best, max]: [LeadLanguage, number] = ['en', countOf(message, /\p{Script=Latin}/gu)]
  for (const [language, letters] of scripts) {
    const count = countOf(message, letters)
    if (count > max) [best, max] = [language, count]
  }
  return best === 'ar' && urdu.test(message) ? 'ur' : best
}

export function readLanguage(code: string): LeadLanguage | undefined {
  return leadLanguages.find((language) => language === code)
}

function countOf(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0
}
