import type { Project } from '#app/projects/model/project.ts'
import type { PageContent } from '#app/projects/model/sub-page.ts'
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
function samePlace([step, ...rest]: FieldPath, shown: unknown, stored: unknown): FieldPath {
  if (step === undefined || step === -1) return []
  const item = childOf(shown, step)
  const place = isShorter(shown, stored) ? stored.findIndex((one) => isSame(one, item)) : step
  return place === -1 ? [] : [place, ...samePlace(rest, item, childOf(stored, place))]
}

function isShorter(shown: unknown, stored: unknown): stored is unknown[] {
  return Array.isArray(shown) && Array.isArray(stored) && shown.length < stored.length
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  const kind = childOf(one, 'kind')
  if (kind === undefined || kind !== childOf(other, 'kind')) return false
  return childOf(one, 'title') === childOf(other, 'title')
}

function childOf(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
