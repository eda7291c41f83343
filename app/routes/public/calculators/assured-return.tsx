import { redirect } from 'react-router'

import { assuredReturn } from '#app/calculators/calculators.ts'
import { ClaimIsland } from '#app/calculators/claim-calculator.tsx'
import { config } from '#app/config/config.server.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'
import {
  perCatalogue,
  projects,
  catalogueHasOffers,
} from '#app/projects/catalogue/current-catalogue.server.ts'
import { listClaims } from '#app/projects/model/developer-claim.ts'
import { mostCommon } from '#app/projects/model/payment-plan.ts'

import type { Route } from './+types/assured-return'
import { calculatorMeta, CalculatorPage } from './calculator-page.tsx'

const listed = perCatalogue(() => listClaims(projects()))

export function loader({ url }: Route.LoaderArgs) {
  if (!catalogueHasOffers()) throw redirect('/calculators')
  const claims = mostCommon(listed(), url.searchParams.get('claim'))
  return { claims, query: url.search, origin: siteOrigin(config.PUBLIC_URL), brand: config.BRAND }
}

export function meta({ matches }: Route.MetaArgs) {
  return calculatorMeta(assuredReturn, matches[0].loaderData, false)
}

export default function AssuredReturnPage({ loaderData }: Route.ComponentProps) {
  return (
    <CalculatorPage calculator={assuredReturn} origin={loaderData.origin}>
      {loaderData.claims.length > 0 ? (
        <ClaimIsland claims={loaderData.claims} query={loaderData.query} />
      ) : (
        <p className="lede">No project has an assured return or a lease guarantee.</p>
      )}
    </CalculatorPage>
  )
}
