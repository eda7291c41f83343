import type { PublicSite } from '#app/config/config.server.ts'
import { Icon } from '#app/ui/media/icon.tsx'
import { ExternalLink } from '#app/ui/navigation/external-link.tsx'

import { chatAddress } from '#app/enquiries/form/chat-address.ts'

/** Links to the chat, or to the form where there is no chat. */
export function EnquireLink({ site, about }: { site: PublicSite; about?: string | undefined }) {
  if (site.chatNumber === undefined) {
    return (
      <a className="button button--accent" href="/connect">
        Enquire
      </a>
    )
  }
  return (
    <ExternalLink className="button button--accent" href={chatAddress(site.chatNumber, about)}>
      <Icon name="chat" />
      Enquire
    </ExternalLink>
  )
}
