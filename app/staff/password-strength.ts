import { passwordLength } from './sign-in.ts'

/** Beginnings and words that open every list of guessed passwords; digits and signs are stripped. */
const COMMON = [
  'password',
  'passwort',
  'qwerty',
  'qwertyuiop',
  'asdfgh',
  'asdfghjkl',
  'zxcvbn',
  'zxcvbnm',
  'letmein',
  'welcome',
  'iloveyou',
  'monkey',
  'dragon',
  'football',
  'cricket',
  'baseball',
  'superman',
  'batman',
  'sunshine',
  'princess',
  'master',
  'shadow',
  'trustno',
  'admin',
  'administrator',
  'root',
  'guest',
  'login',
  'user',
  'test',
  'testing',
  'default',
  'changeme',
  'secret',
  'access',
  'hello',
  'india',
  'indian',
  'bharat',
  'krishna',
  'ganesh',
  'sairam',
  'jaimatadi',
  'omnamahshivaya',
  'abc',
  'abcd',
  'abcdef',
  'abcdefgh',
  'abcdefghij',
  'realestate',
  'property',
  'estate',
  'office',
  'company',
  'manager',
  'staff',
  'frontdesk',
  'leads',
] as const

const RUNS = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn',
]

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
  if (containsName(lower, person.name.toLowerCase())) return 'It must not contain the name.'
  if (new Set(lower).size < 5) return 'It repeats too few characters.'
  if (isCommon(lower)) return 'It is too easy to guess.'
  return undefined
}

function containsName(password: string, name: string): boolean {
  const letters = password.replace(/[^\p{L}]/gu, '')
  const parts = name.split(/[^\p{L}]+/u).filter((part) => part.length >= 4)
  return parts.some((part) => letters.includes(part))
}

function isCommon(password: string): boolean {
  const letters = unleet(password).replace(/[^a-z]/g, '')
  const rest = COMMON.reduce<string>((left, word) => (left === word ? '' : left), letters)
  const isLatin = /^[ -~]*$/.test(password)
  const isOneWord = (isLatin && rest === '') || COMMON.some((word) => word.repeat(2) === letters)
  return isOneWord || RUNS.some((run) => run.includes(password)) || isRunWithLittleElse(password)
}

function unleet(password: string): string {
  const said: Record<string, string> = {
    '@': 'a',
    '4': 'a',
    '3': 'e',
    '0': 'o',
    $: 's',
    '5': 's',
    '!': 'i',
  }
  return password.replace(/(?<=[a-z@$!])[@4305$!](?=[a-z])/g, (sign) => said[sign] ?? sign)
}

/** A run such as 12345678 with at most three other characters around it. */
function isRunWithLittleElse(password: string): boolean {
  const length = password.length - 3
  return RUNS.some((run) =>
    Array.from({ length: 4 }, (_, from) => password.slice(from, from + length)).some(
      (part) => part.length >= 7 && run.includes(part),
    ),
  )
}
