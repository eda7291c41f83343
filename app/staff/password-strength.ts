import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english, translations } from '@zxcvbn-ts/language-en'

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
      // The library’s own words speak of a page, where there is a terminal.
      userInputs: 'Do not build it from names, or from words of this business.',
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
  if (password.length < min) return `It must have at least ${min} characters.`
  if (password.length > max) return `It must have at most ${max} characters.`
  const lower = password.toLowerCase()
  if (lower.replace(/\D/g, '').includes(person.phone.replace(/\D/g, ''))) {
    return 'It must not contain the phone number.'
  }
  const names = person.name.toLowerCase().split(/[^\p{L}]+/u)
  if (containsName(lower, names)) return 'It must not contain the name.'
  const { score, feedback } = guesses.check(password, [...LOCAL, ...names])
  if (score >= LEAST_SCORE) return undefined
  return ['It is too easy to guess.', feedback.warning].filter(Boolean).join(' ')
}

function containsName(password: string, names: readonly string[]): boolean {
  const letters = password.replace(/[^\p{L}]/gu, '')
  return names.some((part) => part.length >= 4 && letters.includes(part))
}
