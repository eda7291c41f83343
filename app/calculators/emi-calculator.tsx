import { useState } from 'react'

import { formatRupees, rupeesInWords } from '#app/lib/money.ts'
import { Icon } from '#app/ui/icon.tsx'
import { island } from '#app/ui/island.tsx'

import { CalculatorForm } from './calculator-form.tsx'
import { repayment, type Loan, type Repayment } from './emi.ts'
import { numberField, rupeesField } from './reading.ts'
import { RepaymentChart } from './repayment-chart.tsx'
import { RepaymentTable } from './repayment-table.tsx'
import { RupeesField, TypedField } from './typed-field.tsx'
import { WorkedExample } from './worked-example.tsx'

const RATE = { from: 0, to: 36, wrong: 'Type a yearly rate from 0 to 36, like 8.5.' }
const YEARS = { from: 1, to: 40, wrong: 'Type 1 to 40 years, like 20.' }

/** The EMI of a loan typed into the address; everything is recomputed from its query. */
export function EmiCalculator(asked: { query: string }) {
  const [typed, setTyped] = useState(asked.query)
  const query = new URLSearchParams(typed)
  const principal = rupeesField(query, 'principal', 'Type the amount of the loan.')
  const rate = numberField(query, 'rate', 'Type the yearly rate of interest.', RATE)
  const years = numberField(query, 'years', 'Type the number of years.', YEARS)
  const months = years.value === undefined ? undefined : Math.round(years.value * 12)
  const loan = wholeLoan(principal.value, rate.value, months)
  return (
    <div className="calculator">
      <CalculatorForm slug="emi" heading="The loan" onQuery={setTyped}>
        <RupeesField name="principal" label="Loan amount" reading={principal} />
        <TypedField
          name="rate"
          label="Interest rate, percent a year"
          hint="As your lender names it; 0 for none"
          reading={rate}
        />
        <TypedField
          name="years"
          label="Years"
          hint="Like 20, or 7.5"
          reading={years}
          understood={months === undefined ? undefined : `Understood as ${months} months`}
        />
      </CalculatorForm>
      <EmiResult loan={loan} />
    </div>
  )
}

export const EmiIsland = island({ name: 'emi' }, EmiCalculator)

function wholeLoan(
  principal: number | undefined,
  yearlyRate: number | undefined,
  months: number | undefined,
): Loan | undefined {
  if (principal === undefined || yearlyRate === undefined || months === undefined) return undefined
  return { principal, yearlyRate, months }
}

function EmiResult({ loan }: { loan: Loan | undefined }) {
  const result = loan && repayment(loan)
  return (
    <section className="calculator-out" aria-label="Result">
      <p role="status">
        {loan && result ? (
          <>
            <b>{formatRupees(Math.round(result.instalment))}</b> a month for {loan.months} months
          </>
        ) : (
          'Type the amount, the rate and the years. The monthly instalment then stands here.'
        )}
      </p>
      {loan && result ? <RepaymentDetails loan={loan} result={result} /> : <LoanExample />}
      <details className="calculator-how">
        <summary>
          How it is reckoned
          <Icon name="plus" />
        </summary>
        <p>
          EMI = P × r × (1 + r)<sup>n</sup> ÷ ((1 + r)<sup>n</sup> − 1), the annuity formula that
          lenders use for loans on reducing balance: P is the loan, r the yearly rate divided by 12,
          n the number of months. Without interest the loan is divided by the months.
        </p>
        <p>Fees, taxes and insurance are not part of it. Your lender’s own figures count.</p>
      </details>
    </section>
  )
}

/** No lender's offer: figures that are easy to follow. */
const EXAMPLE: Loan = { principal: 5_000_000, yearlyRate: 8.5, months: 240 }

function LoanExample() {
  const { instalment, interest, total } = repayment(EXAMPLE)
  const { principal, yearlyRate, months } = EXAMPLE
  return (
    <WorkedExample
      of={`${formatRupees(principal)} at ${yearlyRate}% a year for ${months / 12} years`}
      sum={`${formatRupees(Math.round(instalment))} a month`}
    >
      <Cells rows={{ Loan: principal, 'Interest in all': interest, 'Paid in all': total }} />
    </WorkedExample>
  )
}

function RepaymentDetails({ loan, result }: { loan: Loan; result: Repayment }) {
  const { interest, total } = result
  return (
    <>
      <Cells rows={{ Loan: loan.principal, 'Interest in all': interest, 'Paid in all': total }} />
      <RepaymentChart years={result.years} />
      <RepaymentTable years={result.years} />
    </>
  )
}

/** Rupees by what they are. */
function Cells({ rows }: { rows: Readonly<Record<string, number>> }) {
  return (
    <dl className="facts facts-3">
      {Object.entries(rows).map(([label, rupees]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{rupeesInWords(rupees)}</dd>
        </div>
      ))}
    </dl>
  )
}
