import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

import { useIsDrawn } from '#app/ui/use-is-drawn.ts'
import { fieldsOf } from '#app/lib/json/json-fields.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'

import { ReturnForm } from './restore-form.tsx'

type Props = {
  id: number | string
  isOnSite: boolean
  isArchived: boolean
  isDisabled: boolean
  onArchive: () => void
}

export function OnSite({ id, isOnSite, isArchived, isDisabled, onArchive }: Props) {
  return (
    <>
      {isOnSite ? <TakeOff isDisabled={isDisabled} onArchive={onArchive} /> : null}
      {isArchived ? <OffSite id={id} isDisabled={isDisabled} /> : null}
    </>
  )
}

function TakeOff({ isDisabled, onArchive }: Pick<Props, 'isDisabled' | 'onArchive'>) {
  const [isConfirming, setIsConfirming] = useState(false)
  const way = useRef<HTMLButtonElement>(null)
  const isLeft = useRef(false)
  useEffect(() => {
    if (isConfirming || !isLeft.current) return
    isLeft.current = false
    way.current?.focus()
  }, [isConfirming])
  if (!isConfirming)
    return (
      <section className="editor-archive">
        <p className="caption">{texts.archiveNote}</p>
        <button
          ref={way}
          type="button"
          className="button button--line"
          disabled={isDisabled}
          onClick={() => setIsConfirming(true)}
        >
          {texts.archive}
        </button>
      </section>
    )
  return (
    <section className="editor-archive" aria-labelledby="archive-ask">
      <Entered id="archive-ask">{texts.archiveConfirm}</Entered>
      {/* A double click on Archive lands on Cancel. */}
      <div className="editor-archive-actions">
        <button
          type="button"
          className="button button--line"
          onClick={() => {
            isLeft.current = true
            setIsConfirming(false)
          }}
        >
          {texts.archiveNot}
        </button>
        <button type="button" className="button" disabled={isDisabled} onClick={onArchive}>
          {texts.archiveNow}
        </button>
      </div>
    </section>
  )
}

function OffSite({ id, isDisabled }: Pick<Props, 'id' | 'isDisabled'>) {
  const { state } = useLocation()
  const isDrawn = useIsDrawn()
  const [isJust] = useState(() => isDrawn && fieldsOf(state)('message') === texts.archived)
  return (
    <section className="editor-archive">
      {isJust ? (
        <Entered id="archived">{texts.archivedNote}</Entered>
      ) : (
        <p className="caption">{texts.archivedNote}</p>
      )}
      <ReturnForm id={id} isDisabled={isDisabled} />
    </section>
  )
}

/** Takes the focus of the button that it replaces. */
function Entered({ id, children }: { id: string; children: string }) {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    note.current?.focus({ preventScroll: true })
    note.current?.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, [])
  return (
    <p id={id} ref={note} tabIndex={-1}>
      {children}
    </p>
  )
}
