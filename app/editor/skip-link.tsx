import type { ReactNode } from 'react'

/** Leads whoever goes by the keys past what lies between; seen while it has the focus. */
export function Jump({ to, children }: { to: string; children: ReactNode }) {
  // A link would stand in the history, and whoever comes to an address of the editor begins anew there.
  return (
    <button type="button" className="skip" onClick={() => document.getElementById(to)?.focus()}>
      {children}
    </button>
  )
}
