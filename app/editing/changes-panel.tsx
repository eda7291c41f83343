import type { ReactNode } from 'react'

import { listingTexts as texts } from '#app/desk-texts/en/listings.ts'

import type { Content } from '#app/projects/versions/edited-content.ts'
import type { FieldPath } from '#app/projects/versions/difference.ts'

import { DifferenceList } from './difference-list.tsx'
import type { DraftState } from './draft-answer.ts'
import { StillWrong } from './what-lacks.tsx'

type PanelProps = {
  state: Pick<DraftState, 'faults' | 'differences'>
  content: Content
  /** It is all that is shown: its list is open. */
  isOpen: boolean
  /** To a field that is wrong. */
  onOpen: (at: FieldPath) => void
  /** The sources that its changes need. */
  children?: ReactNode
}

/** What a draft changes: what must be put right, the sources it needs, and all that differs. */
export function ChangesPanel({ state, content, isOpen, onOpen, children }: PanelProps) {
  const { faults, differences } = state
  return (
    <section className="listing-changes" aria-labelledby="listing-changes">
      <h2 id="listing-changes">{texts.changes}</h2>
      <StillWrong {...{ faults, content, onOpen }} />
      {children}
      {differences.length === 0 ? (
        <p className="caption">{texts.noChanges}</p>
      ) : (
        <details open={isOpen}>
          <summary>{texts.differs(differences.length)}</summary>
          <DifferenceList differences={differences} />
        </details>
      )}
    </section>
  )
}
