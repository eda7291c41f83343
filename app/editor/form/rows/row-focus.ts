import { addId } from '#app/editor/form/field-name.ts'
import type { FieldPath } from '#app/publishing/difference.ts'

import { undoId } from './row-undo.tsx'

/** Focuses the button that adds a removed field again. */
export function focusAdd(path: FieldPath): void {
  requestAnimationFrame(() => document.getElementById(addId(path))?.focus())
}

export function focusUndo(list: string): void {
  requestAnimationFrame(() => document.getElementById(undoId(list))?.focus())
}

/** Focuses a row's heading or first field, or the Add button of an empty list. */
export function focusRow(list: string, at: number): void {
  requestAnimationFrame(() => {
    const drawn = document.getElementById(list)
    const rows = drawn?.querySelectorAll(':scope > ol > li') ?? []
    const row = rows[Math.min(at, rows.length - 1)]
    const next = row
      ? row.querySelector<HTMLElement>('summary, input, select, textarea')
      : drawn?.querySelector<HTMLElement>(':scope > button, :scope > .editor-more > select')
    next?.focus()
  })
}
