import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** The anchor of the first card that See More reveals. */
export const MORE = 'more-highlights'

/**
 * Whether all cards are shown. The address says so, so that Back from a card, a reload and a shared
 * link find them shown; `reveal` also moves the focus to the first of them.
 */
export function useSeeMore() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const grid = useRef<HTMLDivElement>(null)
  const isAsked = useRef(false)
  // The server knows no hash; until the script runs the style sheet goes by the target alone.
  const isScripted = useSyncExternalStore(neverChanges, onBrowser, onServer)
  const isAll = isScripted && hash === `#${MORE}`
  useEffect(() => {
    if (!isAll || !isAsked.current) return
    isAsked.current = false
    grid.current?.querySelector<HTMLElement>(`#${MORE} h3 a`)?.focus()
  }, [isAll])
  const reveal = () => {
    isAsked.current = true
    void navigate({ hash: MORE }, { replace: true, preventScrollReset: true })
  }
  return { grid, isAll, reveal }
}

const neverChanges = () => () => undefined
const onBrowser = () => true
const onServer = () => false
