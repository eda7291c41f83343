import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router'

import { showField } from '#app/editor/form/show-field.ts'
import { useBack, useBackCloses } from '#app/editor/use-back-closes.ts'
import { useIsDrawn } from '#app/editor/use-hydrated.ts'
import { useNarrow } from '#app/editor/use-narrow.ts'
import { fieldsOf, textOf } from '#app/lib/json/json-fields.ts'
import type { FieldPath } from '#app/projects/publishing/difference.ts'

import { readPath } from './preview-messages.ts'
import { usePreview, type Preview } from './use-preview.ts'

/** What lies over the foot of the page: a field, which may be opened for its source alone, or all that the draft changes. */
export type Opened = { at: FieldPath; isForSource?: boolean } | 'changes'

/** Names a button that opens something over the page, so that the focus finds back to it. */
const OPENS = 'data-opens'

/** How what is edited is shown: page and form beside each other, or one of them alone where it is narrow. */
export type PageView = {
  preview: Preview
  /** Page and form have no room beside each other. */
  isNarrow: boolean
  /** Where there is room for one alone it is the page. */
  isPage: boolean
  /** The page is alone: a field of it opens over its foot. */
  isAlone: boolean
  opened: Opened | undefined
  open: (opened: Opened) => void
  close: () => void
  turn: () => void
  /** What lies over the foot of the page. */
  reach: RefObject<HTMLDivElement | null>
  /** What whoever opens it anew after publishing is to find again. */
  kept: () => { view: string; at: string }
}

type First = {
  content: unknown
  hasPage?: boolean
  /** What is pressed may be a picture: says whether it was, and is edited elsewhere. */
  onPicture?: (at: FieldPath) => boolean
}

/** The page and the form of what is edited, and the field that is open over the page. */
export function usePageView({ content, hasPage = true, onPicture }: First): PageView {
  const kept = useKept()
  const isNarrow = useNarrow()
  const [chosen, setChosen] = useState<'page' | 'form'>()
  const isPage = chosen ? chosen === 'page' : hasPage && kept.view !== 'form'
  /** Somebody left the page for its form. */
  const [isTurned, setIsTurned] = useState(false)
  const [shown, setShown] = useState<Opened>()
  const last = useRef<FieldPath>(kept.at)
  const opener = useRef<string>(undefined)
  const isLeft = useRef(false)
  const reach = useRef<HTMLDivElement>(null)
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
    if (!from?.closest('.listing-sheet')) opener.current = from?.getAttribute(OPENS) ?? undefined
    setShown(next)
    if (next === 'changes') return
    last.current = next.at
    preview.tell({ kind: 'point', at: next.at })
  }
  function close(): void {
    if (!opened) return
    isLeft.current = true
    setShown(undefined)
  }
  useEffect(() => {
    if (opened || !isLeft.current) return
    isLeft.current = false
    // The button went away while what it opens was there.
    const from = document.querySelector<HTMLElement>(`[${OPENS}="${opener.current ?? ''}"]`)
    if (from) from.focus()
    else giveBack(preview)
  })
  function turn(): void {
    setShown(undefined)
    setChosen(isPage ? 'form' : 'page')
    setIsTurned(isPage)
  }
  useBackCloses(opened !== undefined, close)
  useBack(
    isNarrow && isTurned,
    () => {
      turn()
      reach.current?.querySelector<HTMLElement>('.listing-turn')?.focus()
    },
    { view: 'form' },
  )
  useCover({ preview, reach, isAlone })
  useReturn(preview, { at: kept.at, isAlone })
  return {
    preview,
    isNarrow,
    isPage,
    isAlone,
    opened,
    open,
    close,
    turn,
    reach,
    kept: () => ({ view: isPage ? 'page' : 'form', at: JSON.stringify(last.current ?? null) }),
  }
}

/** What was shown before it was opened anew. A server does not know, and what is drawn first is what it has drawn. */
function useKept() {
  const { state } = useLocation()
  const field = fieldsOf(state)
  const [kept] = useState(() => ({
    view: textOf(field('view')),
    at: readPath(textOf(field('at')) ?? null),
  }))
  const isKnown = useIsDrawn()
  return isKnown ? kept : { view: undefined, at: undefined }
}

/** The focus goes to the mark that was pressed, which is a part of the page in its frame. */
function giveBack({ frame, tell }: Preview): void {
  frame.current?.focus({ preventScroll: true })
  tell({ kind: 'return' })
}

type Returning = { at: FieldPath | undefined; isAlone: boolean }

/** Who has published goes on where that was. */
function useReturn(preview: Preview, { at, isAlone }: Returning): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (preview.begun === 0 || !at || isDone.current) return
    isDone.current = true
    preview.tell({ kind: 'point', at })
    if (isAlone && document.activeElement === document.body) giveBack(preview)
  })
}

type Covering = Pick<PageView, 'preview' | 'reach' | 'isAlone'>

/** Keeps what lies over the foot of the page above the keys of a phone, and the page told how much it covers. */
function useCover({ preview: { frame, begun, tell }, reach, isAlone }: Covering): void {
  useEffect(() => {
    const over = reach.current
    const page = frame.current
    if (begun === 0) return undefined
    if (!over || !page || !isAlone) {
      tell({ kind: 'cover', foot: 0 })
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
      tell({ kind: 'cover', foot: Math.max(0, Math.round(foot)) })
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
  }, [frame, begun, isAlone, reach, tell])
}

/** Where the page is covered from: beside it, as on a phone that lies on its side, nothing covers it but the keys. */
function topOf(over: Element, page: Element, keys: number): number {
  const { left, top } = over.getBoundingClientRect()
  return left < page.getBoundingClientRect().right ? top : keys
}
