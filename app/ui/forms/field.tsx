import type { ReactNode } from 'react'

import { Icon } from '#app/ui/media/icon.tsx'

/** Attributes that tie label, hint and error to the control. */
export type FieldAria = {
  id: string
  dir: 'auto'
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export type FieldProps = {
  id: string
  label: string
  hint?: string | undefined
  /** The hint is an error: it is announced, and the control is marked. */
  hintWarns?: boolean
  error?: string | undefined
  /** Where another field already shows the error. */
  errorId?: string | undefined
  children: (aria: FieldAria) => ReactNode
}

/** A labelled control with its hint and error (docs/design-language.md, section 3). */
export function Field({
  id,
  label,
  hint,
  hintWarns = false,
  error,
  errorId,
  children,
}: FieldProps) {
  const describedBy = [hint && `${id}-hint`, error ? `${id}-error` : errorId]
    .filter(Boolean)
    .join(' ')
  const bad = error !== undefined || errorId !== undefined || hintWarns
  return (
    <div className={bad ? 'field field--invalid' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        dir: 'auto',
        'aria-invalid': bad || undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint ? (
        <p
          className={hintWarns ? 'hint hint--warning' : 'hint'}
          id={`${id}-hint`}
          aria-live="polite"
        >
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="error" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      ) : null}
    </div>
  )
}
