import { useEffect, useRef, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'

import { visitsTexts } from '#app/strings/en/visits.ts'

/** Takes the focus once the panel opens. */
export function PanelHead({ title, close }: { title: ReactNode; close: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === '#visit') heading.current?.focus({ preventScroll: true })
  }, [hash])
  return (
    <div className="visit-panel-head">
      <h2 id="visit-head" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <Link className="link" to={close} preventScrollReset>
        {visitsTexts.close}
      </Link>
    </div>
  )
}
