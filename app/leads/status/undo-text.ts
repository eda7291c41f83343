/** Of the leads of an act: how many it was undone on, and how many stay because someone changed them again, or because they may not be changed any more. */
export type LeftByUndo = { undone: number; changedAgain: number; denied: number }

/** What came of an undo, as an address and an answer carry it. */
export type UndoWord = 'undone' | 'late' | `left-${number}-${number}-${number}`

export function leftWord({ undone, changedAgain, denied }: LeftByUndo): UndoWord {
  return `left-${undone}-${changedAgain}-${denied}`
}

/** The counts that such a word carries; undefined where it carries none. */
export function readLeftWord(word: string): LeftByUndo | undefined {
  const found = /^left-(\d{1,6})-(\d{1,6})-(\d{1,6})$/.exec(word)
  if (!found) return undefined
  const [undone = 0, changedAgain = 0, denied = 0] = found.slice(1).map(Number)
  return { undone, changedAgain, denied }
}

/** A word that was answered, where it is one. */
export function readUndoWord(word: unknown): UndoWord | undefined {
  if (word === 'undone' || word === 'late') return word
  const left = typeof word === 'string' ? readLeftWord(word) : undefined
  return left && leftWord(left)
}
