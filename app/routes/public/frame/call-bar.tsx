import { addresses } from '#app/config/addresses.ts'
import { chatAddress } from '#app/enquiries/form/chat-address.ts'
import { telephoneAddress } from '#app/lib/phone/telephone-address.ts'
import type { RootData } from '#app/root.tsx'
import { Icon } from '#app/ui/media/icon.tsx'
import { ExternalLink } from '#app/ui/navigation/external-link.tsx'

type Props = Pick<RootData, 'site'> & {
  /** Name of the page's project. */
  about: string | undefined
  /** Without a form of its own, a page leads to that of Connect. */
  hasForm: boolean
}

/** Call, WhatsApp and Enquire at the thumb, on every public page of a phone. */
export function CallBar({ site, about, hasForm }: Props) {
  const { phone, chatNumber } = site
  return (
    <nav className="callbar" aria-label="Contact">
      {phone === undefined ? null : (
        <a href={telephoneAddress(phone)}>
          <Icon name="phone" />
          Call
        </a>
      )}
      {chatNumber === undefined ? null : (
        <ExternalLink href={chatAddress(chatNumber, about)}>
          <Icon name="chat" />
          WhatsApp
        </ExternalLink>
      )}
      <a className="callbar-enquire" href={`${hasForm ? '' : addresses.connect.path}#enquire`}>
        Enquire
      </a>
    </nav>
  )
}
