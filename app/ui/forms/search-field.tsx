import type { ComponentProps } from 'react'

import { Icon } from '#app/ui/media/icon.tsx'

/** The parameter is `q`; the label is for screen readers. */
export function SearchField({ label, ...input }: SearchFieldProps) {
  return (
    <>
      <label className="visually-hidden" htmlFor="q">
        {label}
      </label>
      <Icon name="search" />
      <input id="q" name="q" type="search" dir="auto" autoComplete="off" {...input} />
    </>
  )
}

type SearchFieldProps = { label: string } & Pick<
  ComponentProps<'input'>,
  'placeholder' | 'autoCapitalize' | 'defaultValue' | 'onChange' | 'ref'
>
