import type { ReactNode } from 'react'

export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  // A link would add a history entry, and returning to it reloads the editor.
  return (
    <button type="button" className="skip" onClick={() => document.getElementById(to)?.focus()}>
      {children}
    </button>
  )
}
