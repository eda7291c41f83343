import { EmiIsland } from '#app/calculators/emi-calculator.tsx'
import sheet from '#app/calculators/repayment.css?url'
import { rupeesWritten } from '#app/lib/money.ts'
import { dutyName, type MoneyContent } from '#app/pages/money-content.ts'
import { checkedDay } from '#app/projects/page/provenance.ts'

import { calculatorOf, CalculatorPage } from './calculator-page.tsx'

type Props = {
  money: MoneyContent
  /** In rupees; the property of the example costs as much. */
  lowest: number | undefined
  query: string
  origin: string
}

export function EmiView({ money, lowest, query, origin }: Props) {
  const { loan, stampDuty = [], exchangeRates = [] } = money
  return (
    <CalculatorPage calculator={calculatorOf('emi')} origin={origin} own={sheet}>
      <EmiIsland
        query={query}
        defaults={lowest === undefined ? loan : { ...loan, property: rupeesWritten(lowest) }}
        duties={stampDuty.map(({ state, buyer, on, ...rates }) => ({
          ...rates,
          name: dutyName({ state, buyer }),
          day: checkedDay({ on }),
        }))}
        rates={exchangeRates}
      />
    </CalculatorPage>
  )
}
