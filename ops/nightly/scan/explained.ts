import type { WapitiFinding } from './wapiti.ts'

/** False positives of wapiti, with the reason. */
const EXPLAINED: readonly { category: RegExp; text: RegExp; why: string }[] = [
  {
    category: /^HTTP Secure Headers$/,
    text: /X-XSS-Protection is not set/,
    why: 'no browser has that filter any more, and OWASP advises against it; the policy of contents does it',
  },
  {
    category: /^Backup file$/,
    text: /^GET \/city\//,
    why: 'every word after /city/ is answered by a page that says that nothing is listed there (docs/spec.md, section 2), not by a file',
  },
]

/** Why a finding is a false positive, or undefined. */
export function explanationOf({ category, text }: WapitiFinding): string | undefined {
  return EXPLAINED.find((one) => one.category.test(category) && one.text.test(text))?.why
}
