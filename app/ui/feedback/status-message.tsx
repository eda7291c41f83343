import { useEffect, useRef, type HTMLAttributes } from 'react'

import { announceText } from './live-announcer.ts'

type Props = HTMLAttributes<HTMLElement> & {
  as?: 'p' | 'div' | 'span'
  /** A new event repeats the same words. */
  event?: unknown
}

/** A visible result that screen readers announce when it changes. */
export function StatusMessage({ as: Tag = 'p', event, ...props }: Props) {
  const box = useRef<HTMLElement>(null)
  const announced = useRef<{ text: string; event: unknown }>({ text: '', event: undefined })
  useEffect(() => {
    const text = box.current?.textContent ?? ''
    const isAnnounced = text === announced.current.text && event === announced.current.event
    announced.current = { text, event }
    if (!isAnnounced) announceText(text)
  })
  const ref = (element: HTMLElement | null) => {
    box.current = element
  }
  return <Tag ref={ref} {...props} />
}
