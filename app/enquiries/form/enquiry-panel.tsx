import { useLocation, useRouteLoaderData } from 'react-router'

import { addresses } from '#app/config/addresses.ts'
import { agentLine } from '#app/config/agent-texts.ts'
import type { PublicSite } from '#app/config/config.server.ts'
import type { ShownPerson } from '#app/pages/people-list.tsx'
import sheet from '#app/pages/people.css?url'
import type { OfficeHours } from '#app/staff/working-hours/office-hours.ts'
import { Sheet } from '#app/ui/document/sheet.tsx'
import { Icon } from '#app/ui/media/icon.tsx'

import { EnquiryIsland, VisitIsland, type EnquiryFormProps } from './enquiry-form.tsx'

type RootData = {
  site?: Pick<PublicSite, 'productId' | 'chatNumber' | 'ownOffice' | 'agents'>
  hours?: OfficeHours
  closed?: string
  people?: readonly ShownPerson[]
}

const SHOWN_PEOPLE = 3

export function EnquiryPanel(
  props: Omit<EnquiryFormProps, 'page' | 'productId' | 'hours' | 'closed' | 'chatNumber' | 'trust'>,
) {
  const { pathname } = useLocation()
  const { site, hours, closed, ...root } = useRouteLoaderData<RootData>('root') ?? {}
  // Connect itself says who is where.
  const trust =
    pathname === addresses.connect.path || !site ? undefined : trustOf(site, root.people)
  const Island = props.visit ? VisitIsland : EnquiryIsland
  return (
    <div className="enquiry-sheet">
      {trust ? <Sheet href={sheet} /> : null}
      <button className="enquiry-close" type="button" aria-label="Close">
        <Icon name="cross" />
      </button>
      <Island
        {...props}
        page={pathname}
        productId={site?.productId ?? ''}
        hours={hours}
        closed={closed}
        chatNumber={site?.chatNumber}
        trust={trust}
      />
    </div>
  )
}

/** Undefined where the owner has entered none of it. */
function trustOf(
  site: NonNullable<RootData['site']>,
  people: RootData['people'],
): EnquiryFormProps['trust'] {
  const agent = agentLine(site)
  if (!people && !site.ownOffice && agent === undefined) return undefined
  return { people: people?.slice(0, SHOWN_PEOPLE), office: site.ownOffice, agent }
}
