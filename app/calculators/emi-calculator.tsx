import { useState } from 'react'

import { formatRupees, rupeesInWords, indianFigure } from '#app/lib/money.ts'
import { island } from '#app/ui/document/island.tsx'
import { Icon } from '#app/ui/media/icon.tsx'

import { CalculatorForm } from './calculator-form.tsx'
import { repayment, type Loan, type Repayment, type LoanYear } from './emi.ts'
import { numberField, rupeesField } from './reading.ts'
import { RupeesField, TypedField } from './typed-field.tsx'
import { WorkedExample } from './worked-example.tsx'

/** Height of the tallest bar in pixels. */
const HEIGHT = 200
const FILL = 0.72

const RATE = { from: 0, to: 36, wrong: 'Enter a yearly rate from 0 to 36, like 8.5.' }
const YEARS = { from: 1, to: 40, wrong: 'Enter 1 to 40 years, like 20.' }

export function EmiCalculator(props: { query: string }) {
  const [typed, setTyped] = useState(props.query)
  const query = new URLSearchParams(typed)
  const principal = rupeesField(query, 'principal', 'Enter the loan amount.')
  const rate = numberField(query, 'rate', 'Enter the yearly interest rate.', RATE)
  const years = numberField(query, 'years', 'Enter the number of years.', YEARS)
  const months = years.value === undefined ? undefined : Math.round(years.value * 12)
  const loan = wholeLoan(principal.value, rate.value, months)
  return (
    <div className="calculator">
      <CalculatorForm slug="emi" heading="Your loan" onQuery={setTyped}>
        <RupeesField name="principal" label="Loan amount" reading={principal} />
        <TypedField
          name="rate"
          label="Interest rate (% a year)"
          hint="Your bank’s yearly rate, e.g. 8.5"
          reading={rate}
        />
        <TypedField
          name="years"
          label="Tenure (years)"
          hint="For example 20 or 7.5"
          reading={years}
          understood={months === undefined ? undefined : `${months} months`}
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
    <section className="calculator-result" aria-label="Result">
      <p role="status">
        {loan && result ? (
          <>
            <b>{formatRupees(Math.round(result.instalment))}</b> a month for {loan.months} months
          </>
        ) : (
          'Enter the amount, rate and tenure to see your EMI.'
        )}
      </p>
      {loan && result ? <RepaymentDetails loan={loan} result={result} /> : <LoanExample />}
      <details className="calculator-method">
        <summary>
          How we calculate this
          <Icon name="plus" />
        </summary>
        <p>
          EMI = P × r × (1 + r)<sup>n</sup> ÷ ((1 + r)<sup>n</sup> − 1). Lenders use this formula
          for loans on reducing balance. P is the loan, r the yearly rate divided by 12, n the
          number of months. At 0% interest, EMI is the loan divided by the months.
        </p>
        <p>Fees, taxes and insurance are not included. Your lender’s figures decide.</p>
      </details>
    </section>
  )
}

/** An invented example, no lender's offer. */
const EXAMPLE: Loan = { principal: 5_000_000, yearlyRate: 8.5, months: 240 }

function LoanExample() {
  const { instalment, interest, total } = repayment(EXAMPLE)
  const { principal, yearlyRate, months } = EXAMPLE
  return (
    <WorkedExample
      of={`${formatRupees(principal)} at ${yearlyRate}% a year for ${months / 12} years`}
      sum={`${formatRupees(Math.round(instalment))} a month`}
    >
      <Cells rows={{ Loan: principal, 'Total interest': interest, 'Total payable': total }} />
    </WorkedExample>
  )
}

function RepaymentDetails({ loan, result }: { loan: Loan; result: Repayment }) {
  const { interest, total } = result
  return (
    <>
      <Cells rows={{ Loan: loan.principal, 'Total interest': interest, 'Total payable': total }} />
      <RepaymentChart years={result.years} />
      <RepaymentTable years={result.years} />
    </>
  )
}

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

/** To scale; the table below is its text alternative. */
function RepaymentChart({ years }: { years: readonly LoanYear[] }) {
  const tallest = Math.max(...years.map((year) => year.principal + year.interest), 1)
  const place = 100 / Math.max(years.length, 6)
  return (
    <figure className="calculator-chart">
      <svg
        width="100%"
        height={HEIGHT + 2}
        role="img"
        aria-label="Principal and interest by year. The table below has the figures."
      >
        {years.map(({ year, principal, interest }, index) => {
          const solid = (principal / tallest) * HEIGHT
          const cost = (interest / tallest) * HEIGHT
          const bar = { x: `${index * place}%`, width: `${place * FILL}%` }
          return (
            <g key={year}>
              <rect {...bar} y={HEIGHT - solid} height={solid} className="principal" />
              <rect {...bar} y={HEIGHT - solid - cost} height={cost} className="interest" />
            </g>
          )
        })}
        <line x1="0" x2="100%" y1={HEIGHT + 1} y2={HEIGHT + 1} />
      </svg>
      <figcaption className="caption">
        <Key name="principal" /> Principal <Key name="interest" /> Interest, one bar per year
      </figcaption>
    </figure>
  )
}

function Key({ name }: { name: 'principal' | 'interest' }) {
  return (
    <svg className="calculator-key" width="12" height="12" aria-hidden="true">
      <rect width="12" height="12" className={name} />
    </svg>
  )
}

/** In rupees. */
function RepaymentTable({ years }: { years: readonly LoanYear[] }) {
  return (
    // Large loans are wider than a phone: the table scrolls, by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="calculator-table" role="region" aria-labelledby="calc-years" tabIndex={0}>
      <table>
        <caption id="calc-years">Each year of the loan, in rupees</caption>
        <thead>
          <tr>
            <th scope="col">Year</th>
            <th scope="col">Principal</th>
            <th scope="col">Interest</th>
            <th scope="col">Balance</th>
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, principal, interest, balance }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <td>{indianFigure(principal)}</td>
              <td>{indianFigure(interest)}</td>
              <td>{indianFigure(balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
