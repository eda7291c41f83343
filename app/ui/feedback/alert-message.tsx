import type { ComponentPropsWithoutRef } from 'react'
import { useLocation } from 'react-router'

/** What went wrong with a form that was sent: said at once, and again when it goes wrong in the same way. */
export function AlertMessage(props: ComponentPropsWithoutRef<'p'>) {
  const { key } = useLocation()
  return <p key={key} role="alert" {...props} />
}
