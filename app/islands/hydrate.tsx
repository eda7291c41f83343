import type { ComponentType, ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

// What an island says it says in a toast as well. Were the sheet named in the toasts' own module, the
// router's build would give it to each page whose islands may show one.
import '#app/ui/feedback/toast.css'
import { hydrateOrKeep, Mounted } from '#app/ui/document/hydrate-or-keep.tsx'

import { carryOver, controlsIn } from './carry-over.ts'

/**
 * Takes over what the server drew in a box, with what is typed there; resolves once its handlers are
 * there. Where it fails it rejects, and the box is what it is without script, for good.
 */
export async function hydrate<P extends object>(
  box: Element,
  Part: ComponentType<P>,
  props: P,
): Promise<void> {
  const before = controlsIn(box)
  const identifierPrefix = box.getAttribute('data-ids') ?? ''
  try {
    await hydrateOrKeep(box, <Part {...props} />, { identifierPrefix })
  } catch (error) {
    box.removeAttribute('data-island')
    throw error
  } finally {
    carryOver(before, box)
  }
}

/** Draws something new into an empty box. */
export function mount(box: Element, part: ReactNode): Promise<void> {
  return new Promise((resolve) => {
    createRoot(box).render(<Mounted onMount={resolve}>{part}</Mounted>)
  })
}
