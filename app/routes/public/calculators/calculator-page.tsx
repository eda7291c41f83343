import type { ReactNode } from 'react'

import { calculatorPath, calculators, type Calculator } from '#app/calculators/calculators.ts'
import { pageMeta } from '#app/lib/http/page-meta.ts'
import { breadcrumbList, JsonLd } from '#app/lib/json/json-ld.tsx'
import type { RootData } from '#app/root.tsx'
import { Sheet } from '#app/ui/document/sheet.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'

import sheet from './calculators.css?url'

type Props = {
  calculator: Calculator
  origin: string
  own?: string
  children: ReactNode
}

export function CalculatorPage({ calculator, origin, own, children }: Props) {
  const crumbs = [
    { name: 'Home', to: '/' },
    { name: 'Calculators', to: '/calculators' },
    { name: calculator.name },
  ]
  return (
    <div className="wrap">
      <Sheet href={sheet} />
      {own === undefined ? null : <Sheet href={own} />}
      <div className="page">
        <Breadcrumb crumbs={crumbs} />
        <h1>{calculator.name}</h1>
        <p>{calculator.summary}</p>
      </div>
      {children}
      <JsonLd data={breadcrumbList(origin, calculatorPath(calculator), crumbs)} />
    </div>
  )
}

export function calculatorOf(slug: (typeof calculators)[number]['slug']): Calculator {
  return calculators.find((one) => one.slug === slug) ?? calculators[0]
}

/** Every input shares one canonical address. */
export function calculatorMeta(
  calculator: Calculator,
  { site, origin, card }: RootData,
  isIndexed = true,
) {
  return pageMeta({
    title: `${calculator.name} | ${site.brand}`,
    description: calculator.summary,
    url: `${origin}${calculatorPath(calculator)}`,
    image: card,
    brand: site.brand,
    isIndexed,
  })
}
