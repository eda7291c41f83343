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
import type { DeskLead } from '#app/leads/search/lead-search.ts'
import { sorted } from '#app/lib/lists.ts'
import { listTexts } from '#app/strings/en/lead-list.ts'

/** Up to here every row is in the document, as are the first so many of a longer list where no script runs. */
export const PLAIN_ROWS = 200
type Measured = { rows: VirtualItem[]; usual: number }

/** What the rows of a list measured, by its name: whoever comes back to it finds each where it was. */
const measured = new Map<string, Measured>()
/** Rows below the last one seen that are there before they are scrolled to. */
const AHEAD = 100

type TableProps = SharedByRows & {
  /** Tells this list from others of the desk. */
  name: string
  leads: readonly DeskLead[]
  sorting: Sorting
  /** Told when the last rows come near; undefined where there are no more. */
  onEnd: (() => void) | undefined
}

/**
 * A list of thousands: the page is as long as all of them, the document holds those near the screen.
 * Without script its first rows are there, and the search finds the others; they stay the same elements
 * when it comes to life, so that a press at that moment is not lost.
 */
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
    // Another function would have every row of the list laid out anew with each that comes into sight.
    getItemKey: useCallback((index: number) => leads[index]?.id ?? index, [leads]),
    rangeExtractor: fromEvenRow,
    // What is being read stays where it is while new leads come in above; at the top they are seen.
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
  const showOpen = useEffectEvent(() => {
    const at = before ? leads.findIndex(({ id }) => id === open) : -1
    if (at >= 0) virtualizer.scrollToIndex(at)
  })
  useEffect(() => showOpen(), [])
  const items = virtualizer.getVirtualItems()
  const isNearEnd = (items.at(-1)?.index ?? 0) > leads.length - AHEAD
  const tellEnd = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    if (isScripted && isNearEnd) tellEnd()
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

/** The rows near the screen, and how much room those above and below would take. */
function nearScreen({ items, top, size }: Near) {
  const above = (items[0]?.start ?? top) - top
  const below = size - ((items.at(-1)?.end ?? top) - top)
  return {
    indexes: items.map(({ index }) => index),
    padding: { paddingTop: above, paddingBottom: below },
  }
}

/** Pixels of a row before any is on the screen. */
const USUAL_PX = 64

/** The height of the row in the middle of those there: what those out of sight are taken to have, on this screen. */
function usualHeight(frame: HTMLElement): number {
  const rows = [...frame.querySelectorAll<HTMLElement>('tbody tr')]
  const heights = sorted(
    rows.map(({ offsetHeight }) => offsetHeight),
    (a, b) => a - b,
  )
  return heights[Math.floor(heights.length / 2)] ?? USUAL_PX
}

/** Looked at before anything else hears of a scroll: after rows have changed it would have all of them laid out at once. */
let isTop = true
function onScroll(told: () => void) {
  const look = () => {
    isTop = window.scrollY === 0
    told()
  }
  isTop = window.scrollY === 0
  const how = { passive: true, capture: true }
  window.addEventListener('scroll', look, how)
  return () => window.removeEventListener('scroll', look, how)
}

const neverChanges = () => () => undefined
const onBrowser = () => true
const onServer = () => false
const isAtTop = () => isTop

/** Shading alternates by position in the document, so the first row there must be an even one. */
function fromEvenRow(range: Range): number[] {
  const indexes = defaultRangeExtractor(range)
  const [first = 0] = indexes
  return first % 2 === 0 ? indexes : [first - 1, ...indexes]
}

/** Paper has no scrolling: all rows are there while the browser prints. */
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
