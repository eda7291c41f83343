import { useLayoutEffect, type ComponentType, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/** Takes over what the server drew in a box; resolves once its handlers are there. */
export function hydrate<P extends object>(
  box: Element,
  Part: ComponentType<P>,
  props: P,
): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(
      box,
      <Told done={resolve}>
        <Part {...props} />
      </Told>,
      { identifierPrefix: box.getAttribute('data-ids') ?? '' },
    )
  })
}

/** Draws something new into an empty box. */
export function mount(box: Element, part: ReactNode): Promise<void> {
  return new Promise((resolve) => {
    createRoot(box).render(<Told done={resolve}>{part}</Told>)
  })
}

function Told({ done, children }: { done: () => void; children: ReactNode }) {
  useLayoutEffect(done, [done])
  return children
}
