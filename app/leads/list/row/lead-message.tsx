import { useEffect, useRef, useState } from 'react'

import { listTexts } from '#app/strings/en/lead-list.ts'

import type { OpenedMessages } from './opened-messages.ts'

/** Fewer characters or lines never fill more than four lines. */
const SURELY_SHORT = { characters: 120, lines: 4 } as const

type MessageProps = {
  lead: { id: string; name: string; message: string }
  opened: OpenedMessages
}

export function LeadMessage({ lead, opened }: MessageProps) {
  const { message } = lead
  const { characters, lines } = SURELY_SHORT
  const isShort = message.length <= characters && message.split('\n').length <= lines
  return isShort ? message : <FoldedMessage lead={lead} opened={opened} />
}

function FoldedMessage({ lead: { id, name, message }, opened }: MessageProps) {
  const text = useRef<HTMLDivElement>(null)
  const isOpen = opened.has(id)
  const [isCut, setIsCut] = useState(isOpen)
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
      <div ref={text} className={isOpen ? undefined : 'lead-message--clamped'}>
        {message}
      </div>
      {isCut ? (
        <button
          type="button"
          className="link row-toggle"
          aria-expanded={isOpen}
          aria-label={isOpen ? listTexts.lessOf(name) : listTexts.moreOf(name)}
          onClick={() => opened.toggle(id)}
        >
          {isOpen ? listTexts.less : listTexts.more}
        </button>
      ) : null}
    </>
  )
}
