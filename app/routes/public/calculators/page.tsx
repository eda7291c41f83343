import sheet from '#app/calculators/calculator-list.css?url'
import { calculatorPath, calculatorsOf } from '#app/calculators/calculators.ts'
import { config } from '#app/config/config.server.ts'
import { pageMeta } from '#app/lib/http/page-meta.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'
import { breadcrumbList, JsonLd } from '#app/lib/json/json-ld.tsx'
import { catalogueHasOffers } from '#app/projects/catalogue/current-catalogue.server.ts'
import { Sheet } from '#app/ui/document/sheet.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'

import type { Route } from './+types/page'

const CRUMBS = [{ name: 'Home', to: '/' }, { name: 'Calculators' }]
const SUMMARY = 'Calculate a home loan and a payment plan with your own figures.'
const LOAN_SUMMARY = 'Calculate a home loan with your own figures.'

export function loader() {
  const calculators = calculatorsOf(catalogueHasOffers())
  const summary = catalogueHasOffers() ? SUMMARY : LOAN_SUMMARY
  return { calculators, summary, origin: siteOrigin(config.PUBLIC_URL), brand: config.BRAND }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { origin, brand, summary } = loaderData
  return pageMeta({
    title: `Calculators | ${brand}`,
    description: summary,
    url: `${origin}/calculators`,
    image: matches[0].loaderData.card,
    brand,
  })
}

export default function CalculatorsPage({ loaderData }: Route.ComponentProps) {
  const { calculators, summary, origin } = loaderData
  return (
    <div className="wrap">
      <Sheet href={sheet} />
      <div className="page">
        <Breadcrumb crumbs={CRUMBS} />
        <h1>Calculators</h1>
        <p>{summary}</p>
      </div>
      <ul className="calculator-list">
        {calculators.map((calculator) => (
          <li key={calculator.slug}>
            <h2>
              <a href={calculatorPath(calculator)}>{calculator.name}</a>
            </h2>
            <p>{calculator.summary}</p>
          </li>
        ))}
      </ul>
      <JsonLd data={breadcrumbList(origin, '/calculators', CRUMBS)} />
    </div>
  )
}
