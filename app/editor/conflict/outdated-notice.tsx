import { pathNameIn } from '#app/editor/form/field-name.ts'

import { ConflictBox } from './conflict-notice.tsx'
import { ConflictChoice, conflictWords, type Choice } from './conflict-choice.tsx'

type Props = Choice & {
  /** On a narrow screen the choices are in `ReachBar`. */
  isNarrow: boolean
}

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
