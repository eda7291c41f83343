import { textsOf } from '#app/lib/http/posted-text.ts'
import { asciiDigits } from '#app/lib/text/digits.ts'

import { readLanguage } from './rules/lead-language.ts'
import type { StaffTakes } from './staff-availability.server.ts'

const MOST = 10_000

export type TypedTakes = { takes: StaffTakes } & ({ ok: true } | { ok: false; typedCap: string })

export function readTypedTakes(form: FormData): TypedTakes {
  const texts = (name: string) => textsOf(form, name)
  const typedCap = asciiDigits(texts('cap')[0] ?? '').trim()
  const cap = /^\d{1,5}$/.test(typedCap) ? Number(typedCap) : 0
  const isRight = typedCap === '' || (cap >= 1 && cap <= MOST)
  const takes = {
    staffId: texts('id')[0] ?? '',
    isTaking: texts('takes')[0] === 'yes',
    cap: cap === 0 ? null : cap,
    languages: texts('language').flatMap((word) => readLanguage(word) ?? []),
  }
  return isRight ? { ok: true, takes } : { ok: false, takes, typedCap }
}
