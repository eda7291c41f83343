import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english, translations } from '@zxcvbn-ts/language-en'

import { passwordLength } from '#app/staff/login/sign-in.ts'
import { passwordTexts } from '#app/strings/en/password.ts'

/** Of zxcvbn's scores 0 to 4: more than ten thousand million guesses. */
const MIN_SCORE = 4

const MIN_OTHER_LENGTH = 8

/** Common local passwords that no English list has. */
const LOCAL = [
  'jaimatadi',
  'omnamahshivaya',
  'sairam',
  'krishna',
  'ganesh',
  'bharat',
  'hindustan',
  'realestate',
  'northlight',
  'frontdesk',
  'leads',
  'enquiry',
  'property',
  'agent',
  'owner',
]

const guesses = new ZxcvbnFactory({
  dictionary: { ...common, ...english },
  graphs: adjacencyGraphs,
  // With the library's default of 512 a long password blocked the process for seconds.
  l33tMaxSubstitutions: 16,
  translations: {
    ...translations,
    warnings: {
      ...translations.warnings,
      userInputs: passwordTexts.ofOurs,
    },
  },
})

/** Checks length and guessability, not kinds of characters (NIST SP 800-63B, 3.1.1.2); undefined when strong. */
export function weakness(
  password: string,
  person: { phone: string; name: string },
): string | undefined {
  const { min, max } = passwordLength
  if (password.length < min) return passwordTexts.short(min)
  if (password.length > max) return passwordTexts.long(max)
  const lower = password.toLowerCase()
  if (lower.replace(/\D/g, '').includes(person.phone.replace(/\D/g, ''))) {
    return passwordTexts.phone
  }
  const names = person.name.toLowerCase().split(/[^\p{L}]+/u)
  if (isLittleBut(names, lower)) return `${passwordTexts.easy} ${passwordTexts.ofOurs}`
  const { score, feedback } = guesses.check(password, [...LOCAL, ...names])
  if (score >= MIN_SCORE) return undefined
  return [passwordTexts.easy, feedback.warning].filter(Boolean).join(' ')
}

function isLittleBut(names: readonly string[], password: string): boolean {
  const parts = names.filter((part) => part.length >= 3)
  const rest = parts.reduce((left, part) => left.replaceAll(part, ''), password)
  return rest !== password && rest.replace(/[^\p{L}\p{N}]/gu, '').length < MIN_OTHER_LENGTH
}
