import { useEffect, useRef, type ReactNode } from 'react'

/** The place of a lead beside the list; it takes the focus when it opens, so that its keys and its words come next. */
export function PanelFrame({ children }: { children: ReactNode }) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  return (
    <aside className="panel" aria-labelledby="lead-name" tabIndex={-1} ref={box}>
      {children}
    </aside>
  )
}
