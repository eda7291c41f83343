import type { ComponentProps } from 'react'

import { Icon } from '#app/ui/media/icon.tsx'

/** The parameter is `q`; the label is for screen readers, the hint shows while the field has the focus and no text. */
export function SearchField({ label, hint, ...input }: SearchFieldProps) {
  return (
    <>
      <label className="visually-hidden" htmlFor="q">
        {label}
      </label>
      <Icon name="search" />
      <input
        id="q"
        name="q"
        type="search"
        dir="auto"
        autoComplete="off"
        aria-describedby={hint && 'q-hint'}
        {...input}
      />
      {hint === undefined ? null : (
        <span id="q-hint" className="search-hint">
          {hint}
        </span>
      )}
    </>
  )
}

type SearchFieldProps = { label: string; hint?: string } & Pick<
  ComponentProps<'input'>,
  'placeholder' | 'autoCapitalize' | 'defaultValue' | 'onChange' | 'ref'
>
