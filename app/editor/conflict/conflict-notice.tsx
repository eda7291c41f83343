import type { ComponentProps, ReactNode } from 'react'

import { Icon } from '#app/ui/media/icon.tsx'

import { TwoSides } from './side-by-side-diff.tsx'

type Props = ComponentProps<typeof TwoSides> & {
  /** The editor who saved the newer version. */
  heading: string
  note: string
  children: ReactNode
}

export function ConflictBox({ heading, note, children, ...sides }: Props) {
  return (
    <section className="conflict" role="alert" aria-labelledby="conflict-title">
      <h2 id="conflict-title" tabIndex={-1}>
        <Icon name="alert" />
        {heading}
      </h2>
      <p>{note}</p>
      <TwoSides {...sides} />
      {children}
    </section>
  )
}
