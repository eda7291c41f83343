import type { ComponentProps } from 'react'

import { Icon } from '#app/ui/media/icon.tsx'

/** The field of a search form, `q` in what is sent; its label is read, not seen. */
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
