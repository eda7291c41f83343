export type VersionMark = {
  id: string
  author: string | null
  by: string | null
  at: Date
  note: string | null
  publishedAt: Date | null
  isArchived: boolean
}

const PAUSE_MS = 30 * 60_000

/** Groups versions, newest first, by one author without a long pause; a publication or a labelled version ends a group. */
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
