import { DRAFT_FIELD } from '#app/lib/form-drafts/draft-store.ts'

/** What a form of the panel says besides facts. */
const SAID = ['outcome', 'nextAt', 'next', 'note', 'code', DRAFT_FIELD] as const

/** The fields of a form that are sent again with its facts once somebody else was quicker; `at` is when the call was. */
export function resentFields(
  field: (name: string) => string | undefined,
  at: Date | undefined,
): [string, string][] {
  const said = SAID.flatMap((name): [string, string][] => {
    const text = field(name)
    return text === undefined ? [] : [[name, text]]
  })
  return at ? [...said, ['at', at.toISOString()]] : said
}
