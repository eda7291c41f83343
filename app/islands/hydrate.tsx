import type { ComponentType, ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

// Here and not in the toasts' module, or the router's build would put the sheet on every page with islands.
import '#app/ui/feedback/toast.css'
import { hydrateOrKeep, Mounted } from '#app/ui/document/hydrate-or-keep.tsx'

import { restoreInput, controlsIn } from './preserve-input.ts'

/** Hydrates a box with its input; rejects on failure, and the box stays as without script. */
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
    restoreInput(before, box)
  }
}

export function mount(box: Element, part: ReactNode): Promise<void> {
  return new Promise((resolve) => {
    createRoot(box).render(<Mounted onMount={resolve}>{part}</Mounted>)
  })
}
