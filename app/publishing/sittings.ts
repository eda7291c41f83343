/** A version as its history lists it, without what it says. */
export type VersionMark = {
  id: string
  /** The account that made it; null for a command. */
  author: string | null
  /** Its name; null for a command, or where that account is no more. */
  by: string | null
  at: Date
  note: string | null
  /** When it was published; null for a draft. */
  publishedAt: Date | null
  /** Whether publishing it took its listing off the site. */
  isArchived: boolean
}

/** After such a pause whoever writes on sits down anew. */
const PAUSE_MS = 30 * 60_000

/**
 * Versions, newest first, put together as they were written: one row for what somebody saved without a pause.
 * A publication ends a row; a version that says what it is, such as one that was restored, is one of its own.
 */
export function sittingsOf(marks: readonly VersionMark[]): VersionMark[][] {
  const sittings: VersionMark[][] = []
  for (const mark of marks) {
    const sitting = sittings.at(-1)
    const later = sitting?.at(-1)
    if (sitting && later && isWrittenOn(mark, later)) sitting.push(mark)
    else sittings.push([mark])
  }
  return sittings
}

function isWrittenOn(mark: VersionMark, later: VersionMark): boolean {
  const isPlain = mark.note === null && later.note === null && mark.publishedAt === null
  const pause = Math.abs(later.at.getTime() - mark.at.getTime())
  return isPlain && mark.author === later.author && pause <= PAUSE_MS
}
