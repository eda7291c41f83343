import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  type Range,
  type VirtualItem,
} from '@tanstack/react-virtual'
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { flushSync } from 'react-dom'
import { useParams } from 'react-router'

import { LeadListHead, type Sorting } from '#app/leads/list/lead-list-head.tsx'
import { LeadRows, type SharedByRows } from '#app/leads/list/lead-rows.tsx'
import type { DashboardLead } from '#app/leads/search/lead-search.ts'
import { sorted } from '#app/lib/lists.ts'
import { listTexts } from '#app/strings/en/lead-list.ts'

/** Shorter lists render whole. */
export const WHOLE_ROWS = 50
/** Without script. */
const PLAIN_ROWS = 200
type Measured = { rows: VirtualItem[]; usual: number }

/** Row heights by list name, so that a return finds each row where it was. */
const measured = new Map<string, Measured>()
const AHEAD = 15

type TableProps = SharedByRows & {
  /** Tells this list from others of the dashboard. */
  name: string
  leads: readonly DashboardLead[]
  sorting: Sorting
  onEnd: (() => void) | undefined
}

/** A virtual list. The server's rows stay the same elements, so that a press during hydration works. */
export function LongLeadTable({ name, leads, sorting, onEnd, ...shared }: TableProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const isPrinting = useIsPrinting()
  const isScripted = useSyncExternalStore(neverChanges, onBrowser, onServer)
  const isFromTop = useSyncExternalStore(onScroll, isAtTop, onBrowser)
  const [before] = useState(() => measured.get(name))
  const usual = useRef(before?.usual ?? USUAL_PX)
  const virtualizer = useWindowVirtualizer({
    count: leads.length,
    estimateSize: () => usual.current,
    overscan: 20,
    scrollMargin: top,
    initialMeasurementsCache: before?.rows ?? [],
    // A new function would lay out every row again.
    getItemKey: useCallback((index: number) => leads[index]?.id ?? index, [leads]),
    rangeExtractor: fromEvenRow,
    // Keeps the reader's position as new leads come in above, except at the top.
    anchorTo: isFromTop ? 'start' : 'end',
  })
  const { measure, takeSnapshot } = virtualizer
  useLayoutEffect(() => {
    if (!frame.current) return
    setTop(frame.current.getBoundingClientRect().top + window.scrollY)
    if (before) return
    usual.current = usualHeight(frame.current)
    measure()
  }, [measure, isScripted, before])
  useEffect(
    () => () => void measured.set(name, { rows: takeSnapshot(), usual: usual.current }),
    [takeSnapshot, name],
  )
  const { lead: open } = useParams()
  const isBack = useRef(before !== undefined)
  const showOpen = useEffectEvent(() => {
    const at = leads.findIndex(({ id }) => id === open)
    const isComing = at < 0 && leads.length < (before?.rows.length ?? 0)
    if (at >= 0) virtualizer.scrollToIndex(at)
    else if (isComing) onEnd?.()
    isBack.current = isComing
  })
  useEffect(() => {
    if (isBack.current) showOpen()
  }, [leads])
  const items = virtualizer.getVirtualItems()
  const isNearEnd = (items.at(-1)?.index ?? 0) > leads.length - AHEAD
  const notifyEnd = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    if (isScripted && isNearEnd) notifyEnd()
  }, [isScripted, isNearEnd, leads.length])
  const near = { items, top, size: virtualizer.getTotalSize() }
  const { indexes, padding } = isPrinting
    ? { indexes: leads.keys(), padding: {} }
    : isScripted
      ? nearScreen(near)
      : { indexes: leads.slice(0, PLAIN_ROWS).keys(), padding: {} }
  return (
    <div ref={frame} style={padding}>
      <table
        className={`table table--picks${isScripted ? ' table--long' : ''}`}
        role="table"
        aria-rowcount={onEnd ? -1 : leads.length + 1}
      >
        <LeadListHead sorting={sorting} />
        <tbody role="rowgroup">
          <LeadRows
            leads={leads}
            indexes={indexes}
            {...shared}
            rowRef={virtualizer.measureElement}
          />
        </tbody>
      </table>
      <noscript>
        <p className="caption">{listTexts.firstListed(Math.min(leads.length, PLAIN_ROWS))}</p>
      </noscript>
    </div>
  )
}

type Near = { items: readonly VirtualItem[]; top: number; size: number }

function nearScreen({ items, top, size }: Near) {
  const above = (items[0]?.start ?? top) - top
  const below = size - ((items.at(-1)?.end ?? top) - top)
  return {
    indexes: items.map(({ index }) => index),
    padding: { paddingTop: above, paddingBottom: below },
  }
}

/** Pixels of a row before any is measured. */
const USUAL_PX = 64

/** The median height on this screen, for rows out of sight. */
function usualHeight(frame: HTMLElement): number {
  const rows = [...frame.querySelectorAll<HTMLElement>('tbody tr')]
  const heights = sorted(
    rows.map(({ offsetHeight }) => offsetHeight),
    (a, b) => a - b,
  )
  return heights[Math.floor(heights.length / 2)] ?? USUAL_PX
}

/** Reads `scrollY` before other scroll handlers: after rows change, it would force a layout. */
let isTop = true
function onScroll(onChange: () => void) {
  const look = () => {
    isTop = window.scrollY === 0
    onChange()
  }
  isTop = window.scrollY === 0
  const options = { passive: true, capture: true }
  window.addEventListener('scroll', look, options)
  return () => window.removeEventListener('scroll', look, options)
}

const neverChanges = () => () => undefined
const onBrowser = () => true
const onServer = () => false
const isAtTop = () => isTop

/** Shading alternates by position in the document, so the first row there must be even. */
function fromEvenRow(range: Range): number[] {
  const indexes = defaultRangeExtractor(range)
  const [first = 0] = indexes
  return first % 2 === 0 ? indexes : [first - 1, ...indexes]
}

/** Paper cannot scroll: all rows render while the browser prints. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setIsPrinting(true))
    const end = () => setIsPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
