import { useEffect, useRef, type ReactNode } from 'react'

type Props = {
  name: string
  value: ReactNode
  remark?: string
  /** The key that opens it, as it is shown. */
  letter: string
  children: ReactNode
}

/** A fact that opens its choices; it closes by Escape, by a choice, and when the focus leaves it. */
export function FactForm({ name, value, remark = '', letter, children }: Props) {
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const { current } = box
    return current ? closeByItself(current) : undefined
  }, [])
  return (
    <details ref={box} className="fact" name="fact" data-key={letter.toLowerCase()}>
      <summary>
        <span className="fact-name">
          {name} <kbd>{letter}</kbd>
        </span>
        <b>{value}</b>
        {remark === '' ? null : <span className="caption">{remark}</span>}
      </summary>
      <div className="fact-choices">{children}</div>
    </details>
  )
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
