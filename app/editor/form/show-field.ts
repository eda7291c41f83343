import type { FieldPath } from '#app/publishing/difference.ts'

import { addId, fieldId } from './field-name.ts'

/** Opens and focuses the field of a value, the button that adds it, or its nearest parent. */
export function showField(path: FieldPath): void {
  for (let length = path.length; length > 0; length -= 1) {
    const at = path.slice(0, length)
    const found = document.getElementById(fieldId(at)) ?? document.getElementById(addId(at))
    if (found) return enter(found)
  }
}

/** The field of `#field-price`, or what adds one: `#add-sections`. */
export function showLinked(hash: string): void {
  const [, kind, path = ''] = /^#(field|add)-(.+)$/.exec(hash) ?? []
  const added = kind === 'add' ? document.getElementById(`add-${path}`) : null
  if (added) return enter(added)
  showField(pathOfField(`field-${path}`) ?? [])
}

/** Focuses the first missing or invalid source; false when there is none. */
export function showMissingSource(within: ParentNode = document): boolean {
  const parts = within.querySelectorAll<HTMLElement>('.editor-source :is(select, input)')
  const missing = [...parts].find(
    (part) =>
      part.getAttribute('aria-invalid') === 'true' ||
      (part instanceof HTMLSelectElement && part.value === ''),
  )
  if (missing) enter(missing)
  return missing !== undefined
}

function enter(found: HTMLElement): void {
  for (let box = found.closest('details'); box; box = box.parentElement?.closest('details') ?? null)
    box.open = true
  const first = found.matches('input, select, textarea, button')
    ? found
    : found.querySelector<HTMLElement>('input, select, textarea, button')
  found.scrollIntoView({ block: 'center' })
  first?.focus({ preventScroll: true })
}

export function pathOfField(id: string): FieldPath | undefined {
  const [kind, ...parts] = id.split('-')
  if (kind !== 'field' || parts.length === 0) return undefined
  return parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}
