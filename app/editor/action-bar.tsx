import type { ReactNode } from 'react'

import type { Sources } from '#app/projects/facts/project-facts.ts'
import type { Content } from '#app/projects/publishing/edited-content.ts'
import { listingTexts as texts } from '#app/strings/en/listings.ts'

import { ConflictChoice, type Choice } from './conflict/conflict-choice.tsx'
import type { DraftState } from './draft/draft-answer.ts'
import { showLackingSource } from './form/show-field.ts'
import type { PageView } from './preview/use-page-view.ts'
import { WhatLacks } from './publish/publish-blockers.tsx'

/** The element of the way to publish. */
export const REACH = 'listing-reach'
/** The heading of what two wrote at once. */
const OVERTAKEN = 'overtaken'

type Props = {
  view: PageView
  state: DraftState
  /** As it is typed. */
  content: Content
  sources: Sources
  /** What somebody has to decide before anything else. */
  choice: Choice
  /** That what is typed is not saved, where it is not; the bar says it, which a form scrolls out of sight. */
  unsaved: ReactNode
  /** What is open over the page. */
  sheet: ReactNode
  /** The way to publish. */
  children: ReactNode
}

/** What is within reach wherever one is: the way to publish, what is missed for it, and on a phone the other view. A choice that waits takes the place of what is missed, on a phone of them all. */
export function ReachBar({ choice, ...props }: Props) {
  const { isNarrow, isAlone, reach } = props.view
  const isChoice = isNarrow && choice.overtaken !== undefined
  return (
    <div className="listing-reach" ref={reach}>
      {isChoice ? (
        <div className="listing-thumb listing-choice">
          {isAlone ? null : <ToConflict />}
          <ConflictChoice {...choice} />
        </div>
      ) : (
        <Reach {...props} isOvertaken={choice.overtaken !== undefined} />
      )}
    </div>
  )
}

function ToConflict() {
  return (
    <button
      type="button"
      className="listing-quiet"
      onClick={() => document.getElementById(OVERTAKEN)?.focus()}
    >
      {texts.toConflict}
    </button>
  )
}

type ReachProps = Omit<Props, 'choice'> & { isOvertaken: boolean }

function Reach({ view, unsaved, sheet, children, ...lacking }: ReachProps) {
  const { isNarrow, isPage, isAlone, opened, open, close, turn } = view
  return (
    <>
      {sheet}
      {isNarrow && !isAlone ? unsaved : null}
      <Lacking view={view} {...lacking} />
      <div className="listing-thumb">
        {opened === undefined ? (
          <>
            <button type="button" className="button button--line listing-turn" onClick={turn}>
              {isPage ? texts.form : texts.page}
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
        <div className="listing-publish" id={REACH} tabIndex={-1}>
          {children}
        </div>
      </div>
    </>
  )
}

type LackingProps = Pick<ReachProps, 'view' | 'state' | 'content' | 'sources' | 'isOvertaken'>

/** What is missed before all of it can be published; nothing where what is open says it. */
function Lacking({ view, state, content, sources, isOvertaken }: LackingProps) {
  const { isAlone, opened, open } = view
  if (isOvertaken) return <ToConflict />
  if (opened !== undefined && opened !== 'changes') return null
  return (
    <WhatLacks
      // All that is changed says what is to be put right.
      state={opened === 'changes' ? { ...state, faults: [] } : state}
      {...{ content, sources }}
      onOpen={(at, isSource) => {
        if (opened === 'changes' && isSource) showLackingSource()
        else if (isAlone) open(at ? { at, isForSource: isSource } : 'changes')
        else if (isSource) showLackingSource()
        else if (at) open({ at })
      }}
    />
  )
}
