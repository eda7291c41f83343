import { listingTexts as texts } from '#app/desk-texts/en/listings.ts'

import { ConflictBox } from './conflict-box.tsx'
import type { Overtaken, Whose } from './draft-view.ts'
import { pathName } from './field-name.ts'

type Props = {
  overtaken: Overtaken | undefined
  /** The name of who writes here: it may have been their own other page. */
  me: string
  onChoose: (whose: Whose) => void
}

/** The same was saved elsewhere: shows what differs, and lets whoever comes second decide. */
export function OvertakenBox({ overtaken, me, onChoose }: Props) {
  if (!overtaken) return null
  const { newest, theirs, both } = overtaken
  const words = newest.by === me ? texts.ownConflict : othersWords(newest.by)
  return (
    <ConflictBox
      heading={words.heading}
      note={words.note}
      differences={theirs}
      names={words}
      touched={both}
    >
      {both && both.clashes.length > 0 ? (
        <p>{words.clashes(both.clashes.map((at) => pathName(at)).join('; '))}</p>
      ) : null}
      <div className="conflict-choice">
        {both ? (
          <button type="button" className="button" onClick={() => onChoose('both')}>
            {texts.keepBoth}
          </button>
        ) : null}
        <button
          type="button"
          className={both ? 'button button--line' : 'button'}
          onClick={() => onChoose('mine')}
        >
          {words.keepMine}
        </button>
        <button type="button" className="button button--line" onClick={() => onChoose('theirs')}>
          {words.keepTheirs}
        </button>
      </div>
    </ConflictBox>
  )
}

function othersWords(by: string | null) {
  const { conflict, conflictNote: note, theirs, yours, keepTheirs, keepMine, clashes } = texts
  return { heading: conflict(by), note, theirs, yours, keepTheirs, keepMine, clashes }
}
