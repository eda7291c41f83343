/** Leads undone, changed again by someone else, and no longer editable. */
export type LeftByUndo = { undone: number; changedAgain: number; denied: number }

export type UndoWord = 'undone' | 'late' | `left-${number}-${number}-${number}`

export function leftWord({ undone, changedAgain, denied }: LeftByUndo): UndoWord {
  return `left-${undone}-${changedAgain}-${denied}`
}

export function readLeftWord(word: string): LeftByUndo | undefined {
  const found = /^left-(\d{1,6})-(\d{1,6})-(\d{1,6})$/.exec(word)
  if (!found) return undefined
  const [undone = 0, changedAgain = 0, denied = 0] = found.slice(1).map(Number)
  return { undone, changedAgain, denied }
}

export function readUndoWord(word: unknown): UndoWord | undefined {
  if (word === 'undone' || word === 'late') return word
  const left = typeof word === 'string' ? readLeftWord(word) : undefined
  return left && leftWord(left)
}
