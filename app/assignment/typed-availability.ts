import { textsOf } from '#app/lib/http/posted-text.ts'
import { asciiDigits } from '#app/lib/text/digits.ts'

import { readLanguage } from '#app/leads/requirement/lead-language.ts'
import type { StaffAvailability } from './staff-availability.server.ts'

const MAX_CAP = 10_000

export type TypedAvailability = { availability: StaffAvailability } & (
  | { ok: true }
  | { ok: false; typedCap: string }
)

export function readTypedAvailability(form: FormData): TypedAvailability {
  const texts = (name: string) => textsOf(form, name)
  const typedCap = asciiDigits(texts('cap')[0] ?? '').trim()
  const cap = /^\d{1,5}$/.test(typedCap) ? Number(typedCap) : 0
  const isRight = typedCap === '' || (cap >= 1 && cap <= MAX_CAP)
  const availability = {
    staffId: texts('id')[0] ?? '',
    isTaking: texts('takes')[0] === 'yes',
    cap: cap === 0 ? null : cap,
    languages: texts('language').flatMap((code) => readLanguage(code) ?? []),
  }
  return isRight ? { ok: true, availability } : { ok: false, availability, typedCap }
}
