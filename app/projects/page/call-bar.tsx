import { Icon } from '#app/ui/media/icon.tsx'
import { ExternalLink } from '#app/ui/navigation/external-link.tsx'

type Props = {
  /** A `tel:` address; undefined when no phone is configured. */
  telephone: string | undefined
  chat: string | undefined
}

export function CallBar({ telephone, chat }: Props) {
  return (
    <nav className="callbar" aria-label="Contact">
      {telephone === undefined ? null : (
        <a href={telephone}>
          <Icon name="phone" />
          Call
        </a>
      )}
      {chat === undefined ? null : (
        <ExternalLink href={chat}>
          <Icon name="chat" />
          WhatsApp
        </ExternalLink>
      )}
      <a className="callbar-enquire" href="#enquire">
        Enquire
      </a>
    </nav>
  )
}
