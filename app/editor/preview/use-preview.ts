import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

import { pathOfField } from '#app/editor/form/show-field.ts'
import type { FieldPath } from '#app/projects/publishing/difference.ts'

import { readFromPreview, type ToPreview } from './preview-messages.ts'

type Heard = {
  onOpen: (at: FieldPath) => void
  onLeave: () => void
}

export type Preview = {
  frame: RefObject<HTMLIFrameElement | null>
  /** How often the frame has reported ready; 0 before. */
  begun: number
  tell: (message: ToPreview) => void
}

export function usePreview(content: unknown, { onOpen, onLeave }: Heard): Preview {
  const frame = useRef<HTMLIFrameElement>(null)
  const [begun, setBegun] = useState(0)
  const tell = useCallback((message: ToPreview) => {
    frame.current?.contentWindow?.postMessage(message, window.location.origin)
  }, [])
  const hear = useEffectEvent((event: MessageEvent) => {
    const said = frame.current && readFromPreview(event, frame.current)
    if (said?.kind === 'ready') setBegun((times) => times + 1)
    if (said?.kind === 'open') onOpen(said.at)
    if (said?.kind === 'leave') onLeave()
  })
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    window.addEventListener('message', (event) => hear(event), { signal })
    document.addEventListener('focusin', () => pointToEntered(tell), { signal })
    tell({ kind: 'ask' })
    return () => left.abort()
  }, [tell])
  useEffect(() => {
    if (begun > 0) tell({ kind: 'content', listing: content })
  }, [begun, content, tell])
  // A field may get the focus before the frame listens.
  useEffect(() => {
    if (begun > 0) pointToEntered(tell)
  }, [begun, tell])
  return { frame, begun, tell }
}

function pointToEntered(tell: Preview['tell']): void {
  const at = pathOfField(document.activeElement?.id ?? '')
  if (at) tell({ kind: 'point', at })
}
