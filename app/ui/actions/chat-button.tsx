import { Icon } from '#app/ui/media/icon.tsx'
import { ExternalLink } from '#app/ui/navigation/external-link.tsx'

/** The floating chat button (SPEC section 2, Layout). */
export function ChatButton({ href }: { href: string }) {
  return (
    <aside aria-label="Chat">
      <ExternalLink className="chat" href={href}>
        <Icon name="chat" />
        <span>Chat on WhatsApp</span>
      </ExternalLink>
    </aside>
  )
}
