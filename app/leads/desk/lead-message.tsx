import { useEffect, useRef, useState } from 'react'

/** Fewer characters, or fewer lines, never fill more than four lines. */
const SURELY_SHORT = { characters: 120, lines: 4 } as const

/** A message; a long one shows four lines and a button for the rest. */
export function LeadMessage({ name, message }: { name: string; message: string }) {
  const { characters, lines } = SURELY_SHORT
  const isShort = message.length <= characters && message.split('\n').length <= lines
  return isShort ? message : <FoldedMessage name={name} message={message} />
}

function FoldedMessage({ name, message }: { name: string; message: string }) {
  const text = useRef<HTMLDivElement>(null)
  const [isCut, setIsCut] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const { current } = text
    if (!current || isOpen) return undefined
    const watching = new ResizeObserver(() =>
      setIsCut(current.scrollHeight > current.clientHeight + 1),
    )
    watching.observe(current)
    return () => watching.disconnect()
  }, [isOpen])
  return (
    <>
      <div ref={text} className={isOpen ? undefined : 'folded'}>
        {message}
      </div>
      {isCut ? (
        <button
          type="button"
          className="lk unfold"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Less' : 'More'} of the message of ${name}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Less' : 'More'}
        </button>
      ) : null}
    </>
  )
}
