import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { listingTexts as texts } from '#app/desk-texts/en/listings.ts'
import { readFromPreview, type ToPreview } from '#app/editing/preview/preview-messages.ts'

import { pictureAt } from './picture-at.ts'
import { pathOfField, showField } from './show-field.ts'

type Props = { address: string; content: unknown }

/** The page of what is edited at an address, as it is being written: a press on a text opens its field, and a field that is entered is shown there. */
export function PreviewFrame({ address, content }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const navigate = useNavigate()
  const [isReady, setIsReady] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  function tell(message: ToPreview): void {
    frame.current?.contentWindow?.postMessage(message, window.location.origin)
  }
  const hear = useEffectEvent((event: MessageEvent) => {
    const said = frame.current && readFromPreview(event, frame.current)
    if (!said) return
    if (said.kind === 'ready') setIsReady(true)
    if (said.kind !== 'open') return
    setIsOpen(false)
    const slot = pictureAt(content, said.at)
    if (slot === undefined) showField(said.at)
    else void navigate(`${address}/photographs#${slot}`)
  })
  const point = useEffectEvent(({ target }: FocusEvent) => {
    const at = target instanceof HTMLElement ? pathOfField(target.id) : undefined
    if (at) tell({ kind: 'point', at })
  })
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    window.addEventListener('message', (event) => hear(event), { signal })
    document.addEventListener('focusin', (event) => point(event), { signal })
    return () => left.abort()
  }, [])
  useEffect(() => {
    const message: ToPreview = { kind: 'content', listing: content }
    if (isReady) frame.current?.contentWindow?.postMessage(message, window.location.origin)
  }, [isReady, content])
  return (
    <div className={isOpen ? 'listing-page listing-page--open' : 'listing-page'}>
      <button
        type="button"
        className="button button--line listing-page-open"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? texts.form : texts.page}
      </button>
      <iframe
        ref={frame}
        title={texts.previewTitle}
        src={`${address}/preview`}
        // It may have begun to listen before this page did, and says so again once it is loaded.
        onLoad={() => setIsReady(true)}
      />
    </div>
  )
}
