import { EmiIsland } from '#app/calculators/emi-calculator.tsx'
import { emiDefaultsSchema } from '#app/calculators/emi-defaults.ts'
import sheet from '#app/calculators/repayment.css?url'
import { config } from '#app/config/config.server.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'
import { rupeesWritten } from '#app/lib/money.ts'
import { perCatalogue, projects } from '#app/projects/catalogue/current-catalogue.server.ts'
import { publicPrices } from '#app/projects/model/public-prices.ts'
import { emiDefaults } from '#content/calculator-defaults.ts'

import type { Route } from './+types/emi'
import { calculatorMeta, calculatorOf, CalculatorPage } from './calculator-page.tsx'

const calculator = calculatorOf('emi')

const filed = emiDefaultsSchema.parse(emiDefaults)

/** The property of the example costs what the cheapest one does that shows its price. */
const defaults = perCatalogue(() => {
  const prices = projects().flatMap((project) => publicPrices(project).map(({ from }) => from))
  return prices.length === 0 ? filed : { ...filed, property: rupeesWritten(Math.min(...prices)) }
})

export function loader({ url }: Route.LoaderArgs) {
  return {
    query: url.search,
    defaults: defaults(),
    origin: siteOrigin(config.PUBLIC_URL),
    brand: config.BRAND,
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return calculatorMeta(calculator, matches[0].loaderData)
}

export default function EmiPage({ loaderData }: Route.ComponentProps) {
  return (
    <CalculatorPage calculator={calculator} origin={loaderData.origin} own={sheet}>
      <EmiIsland query={loaderData.query} defaults={loaderData.defaults} />
    </CalculatorPage>
  )
}
