import { pathNameIn } from '#app/editor/form/field-name.ts'

import { ConflictBox } from './conflict-notice.tsx'
import { ConflictChoice, conflictTexts, type Choice } from './conflict-choice.tsx'

type Props = Choice & {
  /** On a narrow screen the choices are in `ReachBar`. */
  isNarrow: boolean
}

export function OutdatedNotice({ isNarrow, ...choice }: Props) {
  const { conflict, me } = choice
  if (!conflict) return null
  const labels = conflictTexts(conflict, me)
  const { newest, theirs, both } = conflict
  return (
    <ConflictBox
      heading={labels.heading}
      note={labels.note}
      differences={theirs}
      names={labels}
      touched={both}
    >
      {both && both.clashes.length > 0 ? (
        <p>{labels.clashes(both.clashes.map((at) => pathNameIn(at, newest.content)).join('; '))}</p>
      ) : null}
      {isNarrow ? null : <ConflictChoice {...choice} />}
    </ConflictBox>
  )
}
