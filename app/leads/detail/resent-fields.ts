import { DRAFT_FIELD } from '#app/lib/form-drafts/draft-store.ts'

const RESENT_FIELDS = ['outcome', 'nextAt', 'note', 'code', DRAFT_FIELD] as const

/** A form's other fields, sent again after a conflict; `at` is the time of the call. */
export function resentFields(
  field: (name: string) => string | undefined,
  at: Date | undefined,
): [string, string][] {
  const fields = RESENT_FIELDS.flatMap((name): [string, string][] => {
    const text = field(name)
    return text === undefined ? [] : [[name, text]]
  })
  return at ? [...fields, ['at', at.toISOString()]] : fields
}
