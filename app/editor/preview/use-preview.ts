import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

import { pathOfField } from '#app/editor/form/show-field.ts'
import type { FieldPath } from '#app/projects/publishing/difference.ts'

import { readFromPreview, type ToPreview } from './preview-messages.ts'

type PreviewCallbacks = {
  onOpen: (at: FieldPath) => void
  onLeave: () => void
}

export type Preview = {
  frame: RefObject<HTMLIFrameElement | null>
  /** How often the frame has reported ready; 0 before. */
  begun: number
  send: (message: ToPreview) => void
}

export function usePreview(content: unknown, { onOpen, onLeave }: PreviewCallbacks): Preview {
  const frame = useRef<HTMLIFrameElement>(null)
  const [begun, setBegun] = useState(0)
  const send = useCallback((message: ToPreview) => {
    frame.current?.contentWindow?.postMessage(message, window.location.origin)
  }, [])
  const hear = useEffectEvent((event: MessageEvent) => {
    const message = frame.current && readFromPreview(event, frame.current)
    if (message?.kind === 'ready') setBegun((times) => times + 1)
    if (message?.kind === 'open') onOpen(message.at)
    if (message?.kind === 'leave') onLeave()
  })
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    window.addEventListener('message', (event) => hear(event), { signal })
    document.addEventListener('focusin', () => pointToEntered(send), { signal })
    send({ kind: 'ask' })
    return () => left.abort()
  }, [send])
  useEffect(() => {
    if (begun > 0) send({ kind: 'content', listing: content })
  }, [begun, content, send])
  // A field may get the focus before the frame listens.
  useEffect(() => {
    if (begun > 0) pointToEntered(send)
  }, [begun, send])
  return { frame, begun, send }
}

function pointToEntered(send: Preview['send']): void {
  const at = pathOfField(document.activeElement?.id ?? '')
  if (at) send({ kind: 'point', at })
}
