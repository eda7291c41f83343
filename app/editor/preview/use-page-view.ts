import type { Content } from '#app/publishing/edited-content.ts'
import { useEffect, useRef, useState, type RefObject, useCallback, useEffectEvent } from 'react'
import { useLocation } from 'react-router'

import { pathOfField, showField, showLinked } from '#app/editor/form/show-field.ts'
import { useBack, useBackCloses } from '#app/editor/use-back-closes.ts'
import { useIsDrawn } from '#app/ui/use-is-drawn.ts'
import { useNarrow } from '#app/editor/use-narrow.ts'
import { fieldsOf, textOf } from '#app/lib/json/json-fields.ts'
import type { FieldPath } from '#app/publishing/difference.ts'

import { readPath, readFromPreview, type ToPreview } from './preview-messages.ts'

export type Opened = { at: FieldPath; isForSource?: boolean } | 'changes'

/** Marks a button that opens a sheet, so that the focus can return to it. */
const OPENS = 'data-opens'

export type PageView = {
  preview: Preview
  isNarrow: boolean
  isPage: boolean
  isAlone: boolean
  opened: Opened | undefined
  open: (opened: Opened) => void
  close: () => void
  switchView: () => void
  actionBar: RefObject<HTMLDivElement | null>
  /** The view to restore after a reload by publishing. */
  viewState: () => { view: string; at: string }
}

type First = {
  content: Content
  hasPage?: boolean
  /** Returns true for a picture, which is edited elsewhere. */
  onPicture?: (at: FieldPath) => boolean
}

export function usePageView({ content, hasPage = true, onPicture }: First): PageView {
  const saved = useSavedView()
  const isNarrow = useNarrow()
  const [chosen, setChosen] = useState<'page' | 'form'>()
  const isPage = chosen ? chosen === 'page' : hasPage && saved.view !== 'form'
  const [isTurned, setIsTurned] = useState(false)
  const [shown, setShown] = useState<Opened>()
  const last = useRef<FieldPath>(saved.at)
  const opener = useRef<string>(undefined)
  const isLeft = useRef(false)
  const actionBar = useRef<HTMLDivElement>(null)
  const isAlone = isNarrow && isPage
  const opened = isAlone ? shown : undefined
  const preview = usePreview(content, {
    onOpen: (at) => {
      if (onPicture?.(at)) return
      if (isAlone) open({ at })
      else showField(at)
    },
    onLeave: close,
  })
  function open(next: Opened): void {
    if (!isAlone) {
      if (next !== 'changes') showField(next.at)
      return
    }
    const from = document.activeElement
    if (!from?.closest('.editor-sheet')) opener.current = from?.getAttribute(OPENS) ?? undefined
    setShown(next)
    if (next === 'changes') return
    last.current = next.at
    preview.send({ kind: 'point', at: next.at })
  }
  function close(): void {
    if (!opened) return
    isLeft.current = true
    setShown(undefined)
  }
  useEffect(() => {
    if (opened || !isLeft.current) return
    isLeft.current = false
    // The button disappeared while its sheet was open.
    const from = document.querySelector<HTMLElement>(`[${OPENS}="${opener.current ?? ''}"]`)
    if (from) from.focus()
    else returnFocus(preview)
  })
  function switchView(): void {
    setShown(undefined)
    setChosen(isPage ? 'form' : 'page')
    setIsTurned(isPage)
  }
  useBackCloses(opened !== undefined, close)
  useBack(
    isNarrow && isTurned,
    () => {
      switchView()
      actionBar.current?.querySelector<HTMLElement>('.editor-view-toggle')?.focus()
    },
    { view: 'form' },
  )
  useCover({ preview, actionBar, isAlone })
  useReturn(preview, { at: saved.at, isAlone })
  useLinkedField(!isAlone)
  return {
    preview,
    isNarrow,
    isPage,
    isAlone,
    opened,
    open,
    close,
    switchView,
    actionBar,
    viewState: () => ({ view: isPage ? 'page' : 'form', at: JSON.stringify(last.current ?? null) }),
  }
}

/** Unknown on the server, and the first render must match it. */
function useSavedView() {
  const { state } = useLocation()
  const field = fieldsOf(state)
  const [saved] = useState(() => ({
    view: textOf(field('view')),
    at: readPath(textOf(field('at')) ?? null),
  }))
  const isKnown = useIsDrawn()
  return isKnown ? saved : { view: undefined, at: undefined }
}

/** Enters the field that the address names; a frame later, because an arrival focuses the heading first. */
function useLinkedField(hasForm: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (!hasForm || hash === '') return undefined
    const frame = requestAnimationFrame(() => showLinked(hash))
    return () => cancelAnimationFrame(frame)
  }, [hash, hasForm])
}

/** The focus returns to the mark inside the frame. */
function returnFocus({ frame, send }: Preview): void {
  frame.current?.focus({ preventScroll: true })
  send({ kind: 'return' })
}

type Returning = { at: FieldPath | undefined; isAlone: boolean }

function useReturn(preview: Preview, { at, isAlone }: Returning): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (preview.begun === 0 || !at || isDone.current) return
    isDone.current = true
    preview.send({ kind: 'point', at })
    if (isAlone && document.activeElement === document.body) returnFocus(preview)
  })
}

type Covering = Pick<PageView, 'preview' | 'actionBar' | 'isAlone'>

/** Keeps the sheet above a phone's keyboard, and the page informed of its height. */
function useCover({ preview: { frame, begun, send }, actionBar, isAlone }: Covering): void {
  useEffect(() => {
    const over = actionBar.current
    const page = frame.current
    if (begun === 0) return undefined
    if (!over || !page || !isAlone) {
      send({ kind: 'cover', foot: 0 })
      return undefined
    }
    const screen = window.visualViewport
    const left = new AbortController()
    const measure = () => {
      const seen = screen ? screen.height + screen.offsetTop : window.innerHeight
      const keys = Math.max(0, Math.round(window.innerHeight - seen))
      over.style.setProperty('--keys', `${keys}px`)
      const foot =
        page.getBoundingClientRect().bottom - topOf(over, page, window.innerHeight - keys)
      send({ kind: 'cover', foot: Math.max(0, Math.round(foot)) })
    }
    const sizes = new ResizeObserver(measure)
    sizes.observe(over)
    sizes.observe(page)
    for (const kind of ['resize', 'scroll'])
      screen?.addEventListener(kind, measure, { signal: left.signal })
    return () => {
      left.abort()
      sizes.disconnect()
    }
  }, [frame, begun, isAlone, actionBar, send])
}

/** In landscape the sheet is next to the page, so only the keyboard covers it. */
function topOf(over: Element, page: Element, keys: number): number {
  const { left, top } = over.getBoundingClientRect()
  return left < page.getBoundingClientRect().right ? top : keys
}

type PreviewCallbacks = {
  onOpen: (at: FieldPath) => void
  onLeave: () => void
}

type Preview = {
  frame: RefObject<HTMLIFrameElement | null>
  /** How often the frame has reported ready; 0 before. */
  begun: number
  send: (message: ToPreview) => void
}

function usePreview(content: Content, { onOpen, onLeave }: PreviewCallbacks): Preview {
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
    if (begun > 0) send({ kind: 'content', content })
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
