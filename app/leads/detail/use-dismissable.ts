import { useEffect, useRef, type RefObject } from 'react'

/** Closes a `details` on Escape, on a choice, and when the focus leaves it. */
export function useClosesItself(): RefObject<HTMLDetailsElement | null> {
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const { current } = box
    return current ? closeByItself(current) : undefined
  }, [])
  return box
}

function closeByItself(box: HTMLDetailsElement): () => void {
  const left = new AbortController()
  const { signal } = left
  const close = () => {
    box.open = false
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !box.open) return
    event.stopPropagation()
    close()
    box.querySelector('summary')?.focus()
  }
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !box.contains(relatedTarget)) close()
  }
  box.addEventListener('keydown', onKeyDown, { signal })
  box.addEventListener('focusout', onFocusOut, { signal })
  box.addEventListener('submit', close, { signal })
  return () => left.abort()
}
