import { useEffect, useRef } from 'react'

import { priceTyped } from '#app/lib/money.ts'
import type { FieldAria } from '#app/ui/forms/field.tsx'

type Props = { aria: FieldAria; shown: string; onChange: (value: unknown) => void }

/** A price as people write it; whoever leaves the field finds it as listings store it, where it can be read in one way only. */
export function PriceInput({ aria, shown, onChange }: Props) {
  const typed = useRef<() => void>(undefined)
  const settle = () => {
    typed.current?.()
    typed.current = undefined
  }
  // What is put away with the field in it, as a sheet by Back, tells of no leaving.
  useEffect(() => () => typed.current?.(), [])
  return (
    <input
      {...aria}
      type="text"
      value={shown}
      autoComplete="off"
      onBlur={settle}
      onKeyDown={({ key }) => {
        if (key === 'Enter') settle()
      }}
      onChange={({ target: { value } }) => {
        typed.current = () => {
          const price = priceTyped(value)
          if (price !== undefined && price !== value) onChange(price)
        }
        onChange(value)
      }}
    />
  )
}
