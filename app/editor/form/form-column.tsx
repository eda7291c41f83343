import type { ReactNode } from 'react'

import { ACTION_BAR_ID } from '#app/editor/action-bar.tsx'
import { SkipLink } from '#app/editor/skip-link.tsx'
import { projectTexts as texts } from '#app/strings/en/projects.ts'

const FORM = 'editor-form'

/** Skips the page, where each mark is a tab stop. */
export function ToForm() {
  return <SkipLink to={FORM}>{texts.toForm}</SkipLink>
}

export function FormColumn({ children }: { children: ReactNode }) {
  return (
    <div className="editor-form" id={FORM} tabIndex={-1}>
      <SkipLink to={ACTION_BAR_ID}>{texts.toPublish}</SkipLink>
      {children}
      <SkipLink to={ACTION_BAR_ID}>{texts.toPublish}</SkipLink>
    </div>
  )
}
