import { isRows, type Json } from '#app/lib/json/json.ts'
import type { Project } from '#app/projects/model/project.ts'
import type { PageContent } from '#app/projects/model/sub-page.ts'
import { valueAt } from '#app/publishing/edited-content.ts'
import type { FieldPath } from '#app/ui/document/field.tsx'

/** `page`: what is shown of `draft`; `space`: the index of its subpage, if one is shown. */
type Shown = { page: PageContent; draft: Project; space?: number | undefined }

/** The path in the draft of a value on its page, where items may be left out (interest-only.ts). */
export function draftPath(path: FieldPath, { page, draft, space }: Shown): FieldPath {
  const [field = ''] = path
  const own = space === undefined ? undefined : draft.pages?.[space]
  if (own && field in own) return ['pages', space ?? 0, ...samePlace(path, page, own)]
  return samePlace(path, page, draft)
}

/** Ends at the list where an item of the page is not in the draft. */
function samePlace([step, ...rest]: FieldPath, shown: Json, stored: Json): FieldPath {
  if (step === undefined || step === -1) return []
  const item = valueAt(shown, [step])
  const place = isShorter(shown, stored) ? stored.findIndex((one) => isSame(one, item)) : step
  return place === -1 ? [] : [place, ...samePlace(rest, item, valueAt(stored, [place]))]
}

function isShorter(shown: Json, stored: Json): stored is readonly Json[] {
  return isRows(shown) && isRows(stored) && shown.length < stored.length
}

function isSame(one: Json, other: Json): boolean {
  if (one === other) return true
  const kind = valueAt(one, ['kind'])
  if (kind === undefined || kind !== valueAt(other, ['kind'])) return false
  return valueAt(one, ['title']) === valueAt(other, ['title'])
}
