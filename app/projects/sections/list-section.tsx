import type { ReactNode } from 'react'

import { useField } from '#app/ui/document/field.tsx'
import { Sheet } from '#app/ui/document/sheet.tsx'

import { anchorOf } from './section-anchor.ts'
import type { Section } from './section.ts'

type Props = {
  section: Section & { title: string }
  /** The list's class, and the address of its style. */
  className: string
  sheet: string
  children: ReactNode
}

/** A section that is its title and one list. */
export function ListSection({ section, className, sheet, children }: Props) {
  const field = useField('project')
  return (
    <section id={anchorOf(section)}>
      <Sheet href={sheet} isBelow />
      <h2 {...field('title')}>{section.title}</h2>
      <ul className={className}>{children}</ul>
    </section>
  )
}
