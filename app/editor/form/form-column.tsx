import type { ReactNode } from 'react'

import { REACH } from '#app/editor/action-bar.tsx'
import { Jump } from '#app/editor/skip-link.tsx'
import { listingTexts as texts } from '#app/strings/en/listings.ts'

/** The element of the form. */
const FORM = 'listing-form'

/** The way past the page, whose every mark is a stop for the keys, to the form beside it. */
export function ToForm() {
  return <Jump to={FORM}>{texts.toForm}</Jump>
}

/** The form beside the page, with the way to Publish before and after it. */
export function FormColumn({ children }: { children: ReactNode }) {
  return (
    <div className="listing-form" id={FORM} tabIndex={-1}>
      <Jump to={REACH}>{texts.toPublish}</Jump>
      {children}
      <Jump to={REACH}>{texts.toPublish}</Jump>
    </div>
  )
}
