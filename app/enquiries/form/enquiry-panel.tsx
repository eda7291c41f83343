import { useLocation, useRouteLoaderData } from 'react-router'

import { EnquiryIsland, VisitIsland, type EnquiryFormProps } from './enquiry-form.tsx'

export function EnquiryPanel(props: Omit<EnquiryFormProps, 'page' | 'productId'>) {
  const { pathname } = useLocation()
  const root = useRouteLoaderData<{ site: { productId: string } }>('root')
  const Island = props.visit ? VisitIsland : EnquiryIsland
  return <Island {...props} page={pathname} productId={root?.site.productId ?? ''} />
}
