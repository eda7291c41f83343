import type { ReactNode } from 'react'

import type { RootData } from '#app/root.tsx'
import { ChatButton } from '#app/ui/actions/chat-button.tsx'
import { Sheet } from '#app/ui/document/sheet.tsx'
import { chatAddress } from '#app/enquiries/form/chat-address.ts'
import { addresses } from '#app/config/addresses.ts'
import { telephoneAddress } from '#app/lib/phone/telephone-address.ts'
import { Icon } from '#app/ui/media/icon.tsx'
import { ExternalLink } from '#app/ui/navigation/external-link.tsx'

import belowSheet from './frame-below.css?url'
import sheet from './frame.css?url'
import type { FrameData } from './frame.server.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

type Props = {
  root: Pick<RootData, 'site' | 'hours' | 'people' | 'origin'>
  frame: FrameData
  about?: string | undefined
  hasForm?: boolean
  isMeasured?: boolean
  mainData?: Record<`data-${string}`, string | number | undefined>
  before?: ReactNode
  children: ReactNode
}

/** Header, page, footer, and the chat button or the call bar of every public page (SPEC section 2, Layout). */
export function SiteFrame({ root, frame, about, ...props }: Props) {
  const { hasForm = false, isMeasured = false, mainData, before = null, children } = props
  return (
    <>
      <Sheet href={sheet} />
      <Sheet href={belowSheet} isBelow />
      <a className="skip" href="#main">
        Skip to content
      </a>
      {before}
      <SiteHeader site={root.site} menu={frame.menu} about={about} />
      <main id="main" tabIndex={-1} {...mainData}>
        {children}
      </main>
      <SiteFooter
        site={root.site}
        hours={root.hours}
        people={root.people}
        links={frame.footer}
        origin={root.origin}
        isMeasured={isMeasured}
        hasChanges={frame.hasChanges}
      />
      {root.site.chatNumber === undefined ? null : (
        <ChatButton href={chatAddress(root.site.chatNumber, about)} />
      )}
      <CallBar site={root.site} about={about} hasForm={hasForm} />
    </>
  )
}

type CallBarProps = Pick<RootData, 'site'> & {
  /** Name of the page's project. */
  about: string | undefined
  /** Without a form of its own, a page leads to that of Connect. */
  hasForm: boolean
}

/** Call, WhatsApp and Enquire at the thumb, on every public page of a phone. */
function CallBar({ site, about, hasForm }: CallBarProps) {
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
