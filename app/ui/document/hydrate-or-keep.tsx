import { useLayoutEffect, type ReactNode } from 'react'
import { hydrateRoot, type HydrationOptions } from 'react-dom/client'

/** Hydrates, but keeps the server's markup and rejects where the first render fails; it works as without script. */
export function hydrateOrKeep(
  container: Element | Document,
  part: ReactNode,
  options: HydrationOptions = {},
): Promise<void> {
  let before: Node[] | undefined = withoutType(container).map((node) => node.cloneNode(true))
  return new Promise((resolve, reject) => {
    const end = () => {
      if (before) resolve()
      before = undefined
    }
    const keep = (error: unknown) => {
      const markup = before
      if (!markup) return
      before = undefined
      // React must not be unmounted while it renders.
      setTimeout(() => {
        root.unmount()
        // A document has one element at a time.
        for (const node of withoutType(container)) node.remove()
        container.append(...markup)
        reject(error)
      })
    }
    const root = hydrateRoot(container, <Mounted onMount={end}>{part}</Mounted>, {
      ...options,
      onCaughtError(error) {
        console.error(error)
        keep(error)
      },
      onUncaughtError(error) {
        reportError(error)
        keep(error)
      },
    })
  })
}

/** A document type cannot be restored, and need not be. */
function withoutType({ childNodes }: Element | Document): ChildNode[] {
  return [...childNodes].filter(({ nodeType }) => nodeType !== Node.DOCUMENT_TYPE_NODE)
}

export function Mounted({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  useLayoutEffect(onMount, [onMount])
  return children
}
