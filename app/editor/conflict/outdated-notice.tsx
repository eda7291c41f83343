import { pathNameIn } from '#app/editor/form/field-name.ts'

import { ConflictBox } from './conflict-notice.tsx'
import { ConflictChoice, conflictWords, type Choice } from './conflict-choice.tsx'

type Props = Choice & {
  /** Where it is narrow the ways to decide are at the thumb (`ReachBar`). */
  isNarrow: boolean
}

/** The same was saved elsewhere: shows what differs, and lets whoever comes second decide. */
export function OvertakenBox({ isNarrow, ...choice }: Props) {
  const { overtaken, me } = choice
  if (!overtaken) return null
  const words = conflictWords(overtaken, me)
  const { newest, theirs, both } = overtaken
  return (
    <ConflictBox
      heading={words.heading}
      note={words.note}
      differences={theirs}
      names={words}
      touched={both}
    >
      {both && both.clashes.length > 0 ? (
        <p>{words.clashes(both.clashes.map((at) => pathNameIn(at, newest.content)).join('; '))}</p>
      ) : null}
      {isNarrow ? null : <ConflictChoice {...choice} />}
    </ConflictBox>
  )
}
