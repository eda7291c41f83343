import { useLocation, useRouteLoaderData } from 'react-router'

import type { OfficeHours } from '#app/staff/working-hours/office-hours.ts'
import { Icon } from '#app/ui/media/icon.tsx'

import { EnquiryIsland, VisitIsland, type EnquiryFormProps } from './enquiry-form.tsx'

type RootData = { site: { productId: string; chatNumber?: string }; hours?: OfficeHours }

export function EnquiryPanel(
  props: Omit<EnquiryFormProps, 'page' | 'productId' | 'hours' | 'chatNumber'>,
) {
  const { pathname } = useLocation()
  const root = useRouteLoaderData<RootData>('root')
  const Island = props.visit ? VisitIsland : EnquiryIsland
  return (
    <div className="enquiry-sheet">
      <button className="enquiry-close" type="button" aria-label="Close">
        <Icon name="cross" />
      </button>
      <Island
        {...props}
        page={pathname}
        productId={root?.site.productId ?? ''}
        hours={root?.hours}
        chatNumber={root?.site.chatNumber}
      />
    </div>
  )
}
