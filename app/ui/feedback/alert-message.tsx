import type { ComponentPropsWithoutRef } from 'react'
import { useLocation } from 'react-router'

/** A form's error, which screen readers repeat for a repeated error. */
export function AlertMessage(props: ComponentPropsWithoutRef<'p'>) {
  const { key } = useLocation()
  return <p key={key} role="alert" {...props} />
}
