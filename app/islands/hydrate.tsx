import { useLayoutEffect, type ComponentType, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

// What an island says it says in a toast as well. Were the sheet named in the toasts' own module, the
// router's build would give it to each page whose islands may show one.
import '#app/ui/toast.css'
import { carryOver, controlsIn } from './carry-over.ts'

/** Takes over what the server drew in a box, with what is typed there; resolves once its handlers are there. */
export async function hydrate<P extends object>(
  box: Element,
  Part: ComponentType<P>,
  props: P,
): Promise<void> {
  const before = controlsIn(box)
  await new Promise<void>((resolve) => {
    hydrateRoot(
      box,
      <Told done={resolve}>
        <Part {...props} />
      </Told>,
      { identifierPrefix: box.getAttribute('data-ids') ?? '' },
    )
  })
  carryOver(before, box)
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
