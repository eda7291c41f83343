import { EmiIsland } from '#app/calculators/emi-calculator.tsx'
import sheet from '#app/calculators/repayment.css?url'
import { config } from '#app/config/config.server.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'

import type { Route } from './+types/emi'
import { calculatorMeta, calculatorOf, CalculatorPage } from './calculator-page.tsx'

const calculator = calculatorOf('emi')

export function loader({ url }: Route.LoaderArgs) {
  return { query: url.search, origin: siteOrigin(config.PUBLIC_URL), brand: config.BRAND }
}

export function meta({ matches }: Route.MetaArgs) {
  return calculatorMeta(calculator, matches[0].loaderData)
}

export default function EmiPage({ loaderData }: Route.ComponentProps) {
  return (
    <CalculatorPage calculator={calculator} origin={loaderData.origin} own={sheet}>
      <EmiIsland query={loaderData.query} />
    </CalculatorPage>
  )
}
