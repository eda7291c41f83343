import type { ComponentProps } from 'react'

/** The field of a one-time code; a recovery code has eleven characters. */
export function CodeInput(props: ComponentProps<'input'>) {
  return (
    <input
      {...props}
      className="code-field"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={11}
      required
    />
  )
}
