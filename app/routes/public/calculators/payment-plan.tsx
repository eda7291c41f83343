import { redirect } from 'react-router'

import { PlanIsland } from '#app/calculators/plan-calculator.tsx'
import sheet from '#app/calculators/plan.css?url'
import { config } from '#app/config/config.server.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'
import {
  perCatalogue,
  projects,
  catalogueHasOffers,
} from '#app/projects/catalogue/current-catalogue.server.ts'
import { listPlans, mostCommon } from '#app/projects/model/payment-plan.ts'

import type { Route } from './+types/payment-plan'
import { calculatorMeta, calculatorOf, CalculatorPage } from './calculator-page.tsx'

const calculator = calculatorOf('payment-plan')

const listed = perCatalogue(() => listPlans(projects()))

export function loader({ url }: Route.LoaderArgs) {
  if (!catalogueHasOffers()) throw redirect('/calculators')
  const plans = mostCommon(listed(), url.searchParams.get('plan'))
  return { plans, query: url.search, origin: siteOrigin(config.PUBLIC_URL), brand: config.BRAND }
}

export function meta({ matches }: Route.MetaArgs) {
  return calculatorMeta(calculator, matches[0].loaderData)
}

export default function PaymentPlanPage({ loaderData }: Route.ComponentProps) {
  return (
    <CalculatorPage calculator={calculator} origin={loaderData.origin} own={sheet}>
      <PlanIsland plans={loaderData.plans} query={loaderData.query} />
    </CalculatorPage>
  )
}
