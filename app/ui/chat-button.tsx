import { useEffect, useRef } from 'react'

import { ExternalLink } from './external-link.tsx'
import { Icon } from './icon.tsx'
import { keepClear } from './keep-clear.ts'

/** The floating chat button (SPEC section 2, Layout). */
export function ChatButton({ href }: { href: string }) {
  const aside = useRef<HTMLElement>(null)
  useEffect(() => {
    const button = aside.current?.querySelector('a')
    return button ? keepClear(button) : undefined
  }, [])
  return (
    <aside ref={aside} aria-label="Chat">
      <ExternalLink className="chat" href={href} aria-label="Chat with us">
        <Icon name="chat" />
      </ExternalLink>
    </aside>
  )
}
