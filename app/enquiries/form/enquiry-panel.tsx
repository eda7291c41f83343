import { useLocation, useRouteLoaderData } from 'react-router'

import { addresses } from '#app/config/addresses.ts'
import sheet from '#app/pages/people.css?url'
import type { Person } from '#app/pages/text-page.ts'
import type { OfficeHours } from '#app/staff/working-hours/office-hours.ts'
import { Sheet } from '#app/ui/document/sheet.tsx'
import { Icon } from '#app/ui/media/icon.tsx'

import { EnquiryIsland, VisitIsland, type EnquiryFormProps } from './enquiry-form.tsx'

type RootData = {
  site?: { productId: string; chatNumber?: string; ownOffice?: string }
  hours?: OfficeHours
  closed?: string
  people?: readonly Person[]
}

export function EnquiryPanel(
  props: Omit<
    EnquiryFormProps,
    'page' | 'productId' | 'hours' | 'closed' | 'chatNumber' | 'people' | 'office'
  >,
) {
  const { pathname } = useLocation()
  const { site, hours, closed, ...root } = useRouteLoaderData<RootData>('root') ?? {}
  // Connect itself says who is where.
  const isConnect = pathname === addresses.connect.path
  const people = isConnect ? undefined : root.people
  const office = isConnect ? undefined : site?.ownOffice
  const Island = props.visit ? VisitIsland : EnquiryIsland
  return (
    <div className="enquiry-sheet">
      {people || office ? <Sheet href={sheet} /> : null}
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
        people={people}
        office={office}
      />
    </div>
  )
}
