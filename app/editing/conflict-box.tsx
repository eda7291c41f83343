import type { ReactNode } from 'react'

import { listingTexts as texts } from '#app/desk-texts/en/listings.ts'
import type { Difference } from '#app/projects/versions/difference.ts'
import { Icon } from '#app/ui/icon.tsx'

import { TwoSides } from './two-sides.tsx'

type Props = {
  /** Who has saved meanwhile; null where that account is no more. */
  by: string | null
  note: string
  theirs: readonly Difference[]
  /** What the other side is called. */
  yours: string
  children: ReactNode
}

/** Says that somebody else has saved meanwhile and what differs, above the ways to decide. */
export function ConflictBox({ by, note, theirs, yours, children }: Props) {
  return (
    <section className="conflict" role="alert" aria-labelledby="overtaken">
      <h2 id="overtaken">
        <Icon name="alert" />
        {texts.conflict(by)}
      </h2>
      <p>{note}</p>
      <TwoSides theirs={theirs} yours={yours} />
      {children}
    </section>
  )
}
