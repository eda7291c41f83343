import { redirect } from 'react-router'

import { projects } from '#app/catalogue.server.ts'
import { PlanCalculator } from '#app/calculators/plan-calculator.tsx'
import { config } from '#app/config.server.ts'
import { siteOrigin } from '#app/lib/site-origin.ts'
import { hasOffers } from '#app/projects/interest-only.ts'
import { listPlans } from '#app/projects/payment-plan.ts'

import type { Route } from './+types/payment-plan'
import style from './calculators.css?url'
import { calculatorMeta, calculatorOf, CalculatorPage } from './calculator-page.tsx'
import type { PageHandle } from '#app/root.tsx'

const calculator = calculatorOf('payment-plan')

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export function loader() {
  if (!hasOffers(projects)) throw redirect('/calculators')
  const plans = listPlans(projects)
  return { plans, origin: siteOrigin(config.PUBLIC_URL), brand: config.BRAND }
}

export const handle: PageHandle = { script: 'both' }

export function meta({ matches }: Route.MetaArgs) {
  return calculatorMeta(calculator, matches[0].loaderData)
}

export default function PaymentPlanPage({ loaderData }: Route.ComponentProps) {
  return (
    <CalculatorPage calculator={calculator} origin={loaderData.origin}>
      <PlanCalculator plans={loaderData.plans} />
    </CalculatorPage>
  )
}
