import { addId } from '#app/editor/form/field-name.ts'
import type { FieldPath } from '#app/projects/publishing/difference.ts'

import { undoId } from './row-undo.tsx'

/** The focus goes from a field that was taken out to the way to add it again, which comes in its place. */
export function focusAdd(path: FieldPath): void {
  requestAnimationFrame(() => document.getElementById(addId(path))?.focus())
}

/** The focus goes from a row that was taken out to what comes in its place. */
export function focusUndo(list: string): void {
  requestAnimationFrame(() => document.getElementById(undoId(list))?.focus())
}

/** The focus goes to a row of a list once it is drawn: to its heading, else its first field; where none is left, to the way to add one. */
export function focusRow(list: string, at: number): void {
  requestAnimationFrame(() => {
    const drawn = document.getElementById(list)
    const rows = drawn?.querySelectorAll(':scope > ol > li') ?? []
    const row = rows[Math.min(at, rows.length - 1)]
    const next = row
      ? row.querySelector<HTMLElement>('summary, input, select, textarea')
      : drawn?.querySelector<HTMLElement>(':scope > button, :scope > .listing-more > select')
    next?.focus()
  })
}
