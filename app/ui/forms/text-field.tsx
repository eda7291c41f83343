import type { ComponentProps } from 'react'

import { Field, type FieldProps } from './field.tsx'

type TextFieldProps = Omit<FieldProps, 'children' | 'hintWarns'> &
  Omit<ComponentProps<'input'>, 'id'>

/** A labelled input; other props are the input's. */
export function TextField({ id, label, hint, error, errorId, ...input }: TextFieldProps) {
  return (
    <Field {...{ id, label, hint, error, errorId }}>
      {(aria) => <input {...aria} {...input} />}
    </Field>
  )
}
