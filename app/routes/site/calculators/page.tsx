import { Link } from 'react-router'

import { projects } from '#app/catalogue.server.ts'
import { calculatorPath, calculatorsOf } from '#app/calculators/calculators.ts'
import { config } from '#app/config.server.ts'
import { breadcrumbList, JsonLd } from '#app/lib/json-ld.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import { siteOrigin } from '#app/lib/site-origin.ts'
import { hasOffers } from '#app/projects/interest-only.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'

import type { Route } from './+types/page'

const CRUMBS = [{ name: 'Home', to: '/' }, { name: 'Calculators' }]
const SUMMARY = 'A loan, a payment plan and a developer’s claim, worked out on figures of your own.'
const LOAN_SUMMARY = 'A loan, worked out on figures of your own.'

export function loader() {
  const calculators = calculatorsOf(hasOffers(projects))
  const summary = hasOffers(projects) ? SUMMARY : LOAN_SUMMARY
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
      <div className="page">
        <Breadcrumb crumbs={CRUMBS} />
        <h1>Calculators</h1>
        <p>{summary}</p>
      </div>
      <ul className="calculator-list">
        {calculators.map((calculator) => (
          <li key={calculator.slug}>
            <h2>
              <Link to={calculatorPath(calculator)}>{calculator.name}</Link>
            </h2>
            <p>{calculator.summary}</p>
          </li>
        ))}
      </ul>
      <JsonLd data={breadcrumbList(origin, '/calculators', CRUMBS)} />
    </div>
  )
}
