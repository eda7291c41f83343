import type { ComponentProps } from 'react'
import { useRouteLoaderData } from 'react-router'

import { chatAddress } from '#app/enquiries/form/chat-address.ts'
import type { RootData } from '#app/root.tsx'
import { TextPageView } from '#app/routes/public/text/text-page-view.tsx'
import type { HoursAbroad } from '#app/staff/working-hours/hours-abroad.ts'
import { ExternalLink } from '#app/ui/navigation/external-link.tsx'

type Props = Omit<ComponentProps<typeof TextPageView>, 'first'> & {
  /** Empty while the office has no hours. */
  abroad: readonly HoursAbroad[]
}

export function NriView({ abroad, ...page }: Props) {
  const chat = useRouteLoaderData<RootData>('root')?.site.chatNumber
  const isReached = abroad.length > 0 || chat !== undefined
  return (
    <TextPageView
      {...page}
      first={isReached ? <Reach abroad={abroad} chat={chat} /> : null}
      isPictureNotForPhones
    />
  )
}

function Reach({ abroad, chat }: Pick<Props, 'abroad'> & { chat: string | undefined }) {
  return (
    <li id="hours">
      <h2>{abroad.length > 0 ? 'Our office hours, where you are' : 'Reach us'}</h2>
      {chat === undefined ? null : (
        <p>
          <ExternalLink className="link" href={chatAddress(chat)}>
            Write to us on WhatsApp
          </ExternalLink>
        </p>
      )}
      {abroad.length > 0 ? (
        <ul className="ledger">
          {abroad.map(({ city, texts }) => (
            <li key={city}>
              <b>{city}</b>
              <span>{texts.join('; ')}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}
