import { useLocation, useRouteLoaderData } from 'react-router'

import type { OfficeHours } from '#app/staff/working-hours/office-hours.ts'

import { EnquiryIsland, VisitIsland, type EnquiryFormProps } from './enquiry-form.tsx'

type RootData = { site: { productId: string; chatNumber?: string }; hours?: OfficeHours }

export function EnquiryPanel(
  props: Omit<EnquiryFormProps, 'page' | 'productId' | 'hours' | 'chatNumber'>,
) {
  const { pathname } = useLocation()
  const root = useRouteLoaderData<RootData>('root')
  const Island = props.visit ? VisitIsland : EnquiryIsland
  return (
    <Island
      {...props}
      page={pathname}
      productId={root?.site.productId ?? ''}
      hours={root?.hours}
      chatNumber={root?.site.chatNumber}
    />
  )
}
