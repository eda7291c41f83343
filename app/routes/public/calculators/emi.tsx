import { config } from '#app/config/config.server.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'
import { currentPage } from '#app/pages/current-pages.server.ts'

import type { Route } from './+types/emi'
import { calculatorMeta, calculatorOf } from './calculator-page.tsx'
import { EmiView } from './emi-view.tsx'
import { lowestPrice } from './lowest-price.server.ts'

export function loader({ url }: Route.LoaderArgs) {
  return {
    query: url.search,
    money: currentPage('money'),
    lowest: lowestPrice(),
    origin: siteOrigin(config.PUBLIC_URL),
    brand: config.BRAND,
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return calculatorMeta(calculatorOf('emi'), matches[0].loaderData)
}

export default function EmiPage({ loaderData: { brand: _brand, ...view } }: Route.ComponentProps) {
  return <EmiView {...view} />
}
