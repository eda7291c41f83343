import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { lightboxHash, lightboxIndex } from './lightbox-hash.ts'
import type { LightboxViewProps } from './lightbox-view.tsx'

/** Marks a history entry that a click on this page made, so that closing may go back from it. */
const OPENED_HERE = 'opened-here'

/** Which of `count` pictures is open, by the address; the viewer's script comes when it is asked for. */
export function useLightbox(id: string, count: number) {
  const navigate = useNavigate()
  const { hash, search, state } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  const [View, setView] = useState<ComponentType<LightboxViewProps>>()
  const shown = lightboxIndex(hash, id, count)
  const isOpenedHere = state === OPENED_HERE

  const load = useCallback(async () => {
    const { LightboxView } = await import('./lightbox-view.tsx')
    setView(() => LightboxView)
  }, [])
  const prepare = useCallback(() => void load().catch(() => undefined), [load])

  useEffect(() => {
    const thumb = list.current?.querySelectorAll('a')[shown ?? -1]
    if (!thumb) return undefined
    prepare()
    // Behind the viewer, so that nothing moves when it closes.
    if (!isOpenedHere) thumb.scrollIntoView({ block: 'center' })
    return () => {
      if (document.activeElement === document.body) thumb.focus({ preventScroll: true })
    }
  }, [shown, isOpenedHere, prepare])

  async function open(index: number, href: string) {
    try {
      await load()
    } catch {
      window.location.assign(href)
      return
    }
    const to = { search, hash: lightboxHash(id, index) }
    await navigate(to, { state: OPENED_HERE, preventScrollReset: true })
  }

  /** The address follows the viewer, which is not a navigation: the page stays as it is. */
  function view(index: number) {
    window.history.replaceState(window.history.state, '', lightboxHash(id, index))
  }

  function close() {
    if (isOpenedHere) void navigate(-1)
    else void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true })
  }

  return { View, list, shown, prepare, open, view, close }
}
