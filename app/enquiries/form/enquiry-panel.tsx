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
  site: Pick<PublicSite, 'productId' | 'chatNumber' | 'ownOffice' | 'agents'>
  hours?: OfficeHours
  people?: readonly ShownPerson[]
}

const SHOWN_PEOPLE = 3

export function EnquiryPanel(
  props: Omit<
    EnquiryFormProps,
    'page' | 'productId' | 'hours' | 'chatNumber' | 'people' | 'office' | 'agent'
  >,
) {
  const { pathname } = useLocation()
  const root = useRouteLoaderData<RootData>('root')
  // Connect itself says who is where.
  const isConnect = pathname === addresses.connect.path
  const people = isConnect ? undefined : root?.people?.slice(0, SHOWN_PEOPLE)
  const office = isConnect ? undefined : root?.site.ownOffice
  const agent = isConnect || !root ? undefined : agentLine(root.site)
  const Island = props.visit ? VisitIsland : EnquiryIsland
  return (
    <div className="enquiry-sheet">
      {people || office || agent ? <Sheet href={sheet} /> : null}
      <button className="enquiry-close" type="button" aria-label="Close">
        <Icon name="cross" />
      </button>
      <Island
        {...props}
        page={pathname}
        productId={root?.site.productId ?? ''}
        hours={root?.hours}
        chatNumber={root?.site.chatNumber}
        people={people}
        office={office}
        agent={agent}
      />
    </div>
  )
}
