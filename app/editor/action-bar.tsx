import type { ReactNode } from 'react'

import type { Sources } from '#app/projects/facts/project-facts.ts'
import type { Content } from '#app/publishing/edited-content.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'

import { ConflictChoice, type Choice } from './conflict/conflict-choice.tsx'
import type { DraftState } from './draft/draft-answer.ts'
import { showMissingSource } from './form/show-field.ts'
import type { PageView } from './preview/use-page-view.ts'
import { PublishBlockers } from './publish/publish-blockers.tsx'

export const ACTION_BAR_ID = 'editor-action-bar'
const CONFLICT_ID = 'conflict-title'

type Props = {
  view: PageView
  state: DraftState
  content: Content
  sources: Sources
  choice: Choice
  /** The form scrolls the status out of sight, so the bar repeats what is not saved. */
  unsaved: ReactNode
  sheet: ReactNode
  children: ReactNode
}

/** A pending choice replaces the list of missing fields; on a phone it replaces the whole bar. */
export function ActionBar({ choice, ...props }: Props) {
  const { isNarrow, isAlone, actionBar } = props.view
  const isChoice = isNarrow && choice.conflict !== undefined
  return (
    <div className="editor-action-bar" ref={actionBar}>
      {isChoice ? (
        <div className="editor-bottom-bar editor-choice">
          {isAlone ? null : <ToConflict />}
          <ConflictChoice {...choice} />
        </div>
      ) : (
        <Actions {...props} hasConflict={choice.conflict !== undefined} />
      )}
    </div>
  )
}

function ToConflict() {
  return (
    <button
      type="button"
      className="quiet-button"
      onClick={() => document.getElementById(CONFLICT_ID)?.focus()}
    >
      {texts.toConflict}
    </button>
  )
}

type ActionsProps = Omit<Props, 'choice'> & { hasConflict: boolean }

function Actions({ view, unsaved, sheet, children, ...blockerProps }: ActionsProps) {
  const { isNarrow, isPage, isAlone, opened, open, close, switchView } = view
  return (
    <>
      {sheet}
      {isNarrow && !isAlone ? unsaved : null}
      <Blockers view={view} {...blockerProps} />
      <div className="editor-bottom-bar">
        {opened === undefined ? (
          <>
            <button
              type="button"
              className="button button--line editor-view-toggle"
              onClick={switchView}
            >
              {isPage ? texts.editText : texts.page}
            </button>
            {isAlone ? (
              <button
                type="button"
                className="button button--line"
                data-opens="changes"
                onClick={() => open('changes')}
              >
                {texts.toChanges}
              </button>
            ) : null}
          </>
        ) : (
          <button type="button" className="button button--line" onClick={close}>
            {texts.done}
          </button>
        )}
        <div className="editor-publish" id={ACTION_BAR_ID} tabIndex={-1}>
          {children}
        </div>
      </div>
    </>
  )
}

type BlockersProps = Pick<ActionsProps, 'view' | 'state' | 'content' | 'sources' | 'hasConflict'>

function Blockers({ view, state, content, sources, hasConflict }: BlockersProps) {
  const { isAlone, opened, open } = view
  if (hasConflict) return <ToConflict />
  if (opened !== undefined && opened !== 'changes') return null
  return (
    <PublishBlockers
      // The list of changes shows the faults itself.
      state={opened === 'changes' ? { ...state, faults: [] } : state}
      {...{ content, sources }}
      onOpen={(at, isSource) => {
        if (opened === 'changes' && isSource) showMissingSource()
        else if (isAlone) open(at ? { at, isForSource: isSource } : 'changes')
        else if (isSource) showMissingSource()
        else if (at) open({ at })
      }}
    />
  )
}
