import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english, translations } from '@zxcvbn-ts/language-en'

import { passwordTexts } from '#app/desk-texts/en/password.ts'

import { passwordLength } from './sign-in.ts'

/** Of zxcvbn's scores 0 to 4: more than ten thousand million guesses. */
const LEAST_SCORE = 4

/** What is guessed first here, and stands in no English list. */
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
  translations: {
    ...translations,
    warnings: {
      ...translations.warnings,
      userInputs: passwordTexts.ofOurs,
    },
  },
})

/**
 * Why a new password is refused, or undefined when it is good enough. Length and guessability
 * count, kinds of characters don't (NIST SP 800-63B, 3.1.1.2).
 */
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
  if (containsName(lower, names)) return passwordTexts.name
  const { score, feedback } = guesses.check(password, [...LOCAL, ...names])
  if (score >= LEAST_SCORE) return undefined
  return [passwordTexts.easy, feedback.warning].filter(Boolean).join(' ')
}

function containsName(password: string, names: readonly string[]): boolean {
  const letters = password.replace(/[^\p{L}]/gu, '')
  return names.some((part) => part.length >= 4 && letters.includes(part))
}
