/** Leads undone, changed again by someone else, and no longer editable. */
export type LeftByUndo = { undone: number; changedAgain: number; denied: number }

export type UndoResult = 'undone' | 'late' | `left-${number}-${number}-${number}`

export function partialUndoCode({ undone, changedAgain, denied }: LeftByUndo): UndoResult {
  return `left-${undone}-${changedAgain}-${denied}`
}

export function readPartialUndo(code: string): LeftByUndo | undefined {
  const found = /^left-(\d{1,6})-(\d{1,6})-(\d{1,6})$/.exec(code)
  if (!found) return undefined
  const [undone = 0, changedAgain = 0, denied = 0] = found.slice(1).map(Number)
  return { undone, changedAgain, denied }
}

export function readUndoResult(value: unknown): UndoResult | undefined {
  if (value === 'undone' || value === 'late') return value
  const left = typeof value === 'string' ? readPartialUndo(value) : undefined
  return left && partialUndoCode(left)
}
