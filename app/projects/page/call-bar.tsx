import { Icon } from '#app/ui/media/icon.tsx'
import { ExternalLink } from '#app/ui/navigation/external-link.tsx'

type Props = {
  /** A `tel:` address; undefined where no phone is known. */
  telephone: string | undefined
  /** The external chat's address; undefined where there is no chat. */
  chat: string | undefined
}

/** The bar at the foot of a phone's screen; Enquire goes to the form of the same page. */
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
      <a className="go" href="#enquire">
        Enquire
      </a>
    </nav>
  )
}
