import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

import { useIsDrawn } from '#app/editor/use-hydrated.ts'
import { fieldsOf } from '#app/lib/json/json-fields.ts'
import { listingTexts as texts } from '#app/strings/en/listings.ts'

import { ReturnForm } from './restore-form.tsx'

type Props = {
  id: number
  isOnSite: boolean
  isArchived: boolean
  isHeld: boolean
  onArchive: () => void
}

export function OnSite({ id, isOnSite, isArchived, isHeld, onArchive }: Props) {
  return (
    <>
      {isOnSite ? <TakeOff isHeld={isHeld} onArchive={onArchive} /> : null}
      {isArchived ? <OffSite id={id} isHeld={isHeld} /> : null}
    </>
  )
}

function TakeOff({ isHeld, onArchive }: Pick<Props, 'isHeld' | 'onArchive'>) {
  const [isAsked, setIsAsked] = useState(false)
  const way = useRef<HTMLButtonElement>(null)
  const isLeft = useRef(false)
  useEffect(() => {
    if (isAsked || !isLeft.current) return
    isLeft.current = false
    way.current?.focus()
  }, [isAsked])
  if (!isAsked)
    return (
      <section className="listing-archive">
        <p className="caption">{texts.archiveNote}</p>
        <button
          ref={way}
          type="button"
          className="button button--line"
          disabled={isHeld}
          onClick={() => setIsAsked(true)}
        >
          {texts.archive}
        </button>
      </section>
    )
  return (
    <section className="listing-archive" aria-labelledby="archive-ask">
      <Entered id="archive-ask">{texts.archiveAsk}</Entered>
      {/* A double click on Archive lands on Cancel. */}
      <div className="listing-archive-ways">
        <button
          type="button"
          className="button button--line"
          onClick={() => {
            isLeft.current = true
            setIsAsked(false)
          }}
        >
          {texts.archiveNot}
        </button>
        <button type="button" className="button" disabled={isHeld} onClick={onArchive}>
          {texts.archiveNow}
        </button>
      </div>
    </section>
  )
}

function OffSite({ id, isHeld }: Pick<Props, 'id' | 'isHeld'>) {
  const { state } = useLocation()
  const isDrawn = useIsDrawn()
  const [isJust] = useState(() => isDrawn && fieldsOf(state)('said') === texts.archived)
  return (
    <section className="listing-archive">
      {isJust ? (
        <Entered id="archived">{texts.archivedNote}</Entered>
      ) : (
        <p className="caption">{texts.archivedNote}</p>
      )}
      <ReturnForm id={id} isHeld={isHeld} />
    </section>
  )
}

/** Takes the focus of the button that it replaces. */
function Entered({ id, children }: { id: string; children: string }) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    words.current?.focus({ preventScroll: true })
    words.current?.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, [])
  return (
    <p id={id} ref={words} tabIndex={-1}>
      {children}
    </p>
  )
}
