import { Icon } from '#app/ui/media/icon.tsx'
import { ExternalLink } from '#app/ui/navigation/external-link.tsx'

import { chatAddress } from './chat-address.ts'

type ChatLinkProps = {
  number: string | undefined
  about: string
  /** Of an enquiry that could not be sent. */
  typed?: string | undefined
}

/** Draws nothing without a chat number. */
export function ChatLink({ number, about, typed }: ChatLinkProps) {
  if (number === undefined) return null
  return (
    <ExternalLink className="button button--line" href={chatAddress(number, about, typed)}>
      <Icon name="chat" />
      WhatsApp
    </ExternalLink>
  )
}
