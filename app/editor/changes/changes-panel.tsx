import type { ReactNode } from 'react'

import type { DraftState } from '#app/editor/draft/draft-answer.ts'
import { StillWrong } from '#app/editor/publish/publish-blockers.tsx'
import type { Difference, FieldPath } from '#app/publishing/difference.ts'
import type { Content } from '#app/publishing/edited-content.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'
import { isShown } from '#app/ui/focus/is-shown.ts'

import { DifferenceList } from './difference-list.tsx'
import { putBack } from './revert-field.ts'

type PanelProps = {
  state: Pick<DraftState, 'faults' | 'differences'>
  content: Content
  isOpen: boolean
  onOpen: (at: FieldPath) => void
  onPutBack: (content: Content) => void
  children?: ReactNode
}

export function ChangesPanel({ state, content, isOpen, onOpen, onPutBack, children }: PanelProps) {
  const { faults, differences } = state
  const backOf = (one: Difference) => {
    const before = putBack(content, one)
    if (before === undefined) return undefined
    return () => {
      // The button disappears with its row.
      focusChanges()
      onPutBack(before)
    }
  }
  return (
    <section className="editor-changes" aria-labelledby={CHANGES}>
      <h2 id={CHANGES} tabIndex={-1}>
        {texts.changes}
      </h2>
      <StillWrong {...{ faults, content, onOpen }} />
      {children}
      {differences.length === 0 ? (
        <p className="caption">{texts.noChanges}</p>
      ) : (
        <details open={isOpen}>
          <summary>{texts.differs(differences.length)}</summary>
          <DifferenceList {...{ differences, backOf }} />
        </details>
      )}
    </section>
  )
}

const CHANGES = 'editor-changes'

/** Moves the focus from a button that disappears with its row. */
function focusChanges(): void {
  const heading = document.getElementById(CHANGES)
  const sheet = document.querySelector<HTMLElement>('.editor-sheet')
  if (heading && isShown(heading)) heading.focus()
  else sheet?.focus()
}
