import { Icon } from '#app/ui/media/icon.tsx'
import { ExternalLink } from '#app/ui/navigation/external-link.tsx'

import { chatAddress } from './chat-address.ts'

/** Draws nothing without a chat number. */
export function ChatLink({ number, about }: { number: string | undefined; about: string }) {
  if (number === undefined) return null
  return (
    <ExternalLink className="button button--line" href={chatAddress(number, about)}>
      <Icon name="chat" />
      WhatsApp
    </ExternalLink>
  )
}
