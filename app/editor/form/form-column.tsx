import type { ReactNode } from 'react'

import { REACH } from '#app/editor/action-bar.tsx'
import { Jump } from '#app/editor/skip-link.tsx'
import { projectTexts as texts } from '#app/strings/en/listings.ts'

const FORM = 'listing-form'

/** Skips the page, where each mark is a tab stop. */
export function ToForm() {
  return <Jump to={FORM}>{texts.toForm}</Jump>
}

export function FormColumn({ children }: { children: ReactNode }) {
  return (
    <div className="listing-form" id={FORM} tabIndex={-1}>
      <Jump to={REACH}>{texts.toPublish}</Jump>
      {children}
      <Jump to={REACH}>{texts.toPublish}</Jump>
    </div>
  )
}
