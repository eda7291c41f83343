import { useEffect, useRef } from 'react'

import { priceTyped } from '#app/lib/money.ts'
import type { FieldAria } from '#app/ui/forms/field.tsx'

type Props = { aria: FieldAria; shown: string; onChange: (value: unknown) => void }

/** Rewrites an unambiguous price in the stored form when the field loses focus. */
export function PriceInput({ aria, shown, onChange }: Props) {
  const typed = useRef<() => void>(undefined)
  const settle = () => {
    typed.current?.()
    typed.current = undefined
  }
  // A sheet that closes with Back sends no blur.
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
