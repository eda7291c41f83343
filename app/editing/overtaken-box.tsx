import { listingTexts as texts } from '#app/desk-texts/en/listings.ts'

import { ConflictBox } from './conflict-box.tsx'
import type { Overtaken, Whose } from './draft-view.ts'
import { pathName } from './field-name.ts'

type Props = { overtaken: Overtaken; onChoose: (whose: Whose) => void }

/** Somebody else has saved the same listing: shows what differs, and lets whoever comes second decide. */
export function OvertakenBox({ overtaken: { newest, theirs, both }, onChoose }: Props) {
  return (
    <ConflictBox by={newest.by} note={texts.conflictNote} theirs={theirs} yours={texts.yours}>
      {both && both.clashes.length > 0 ? (
        <p>{texts.clashes(both.clashes.map((at) => pathName(at)).join('; '))}</p>
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
          {texts.keepMine}
        </button>
        <button type="button" className="button button--line" onClick={() => onChoose('theirs')}>
          {texts.keepTheirs}
        </button>
      </div>
    </ConflictBox>
  )
}
