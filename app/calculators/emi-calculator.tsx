import { useState } from 'react'

import { formatRupees, rupeesInWords, indianFigure } from '#app/lib/money.ts'
import { island } from '#app/ui/document/island.tsx'
import { Icon } from '#app/ui/media/icon.tsx'

import { CalculatorForm } from './calculator-form.tsx'
import {
  downPayment,
  loanOf,
  readEmiFields,
  type EmiDefaults,
  type EmiFields,
} from './emi-fields.ts'
import { monthlyInstalment, repayment, type Loan, type LoanYear } from './emi.ts'
import { RupeesField, TypedField } from './typed-field.tsx'

/** Height of the tallest bar in pixels. */
const HEIGHT = 200
const FILL = 0.72

type EmiCalculatorProps = { query: string; defaults: EmiDefaults }

export function EmiCalculator({ defaults, ...props }: EmiCalculatorProps) {
  const [typed, setTyped] = useState(props.query)
  const fields = readEmiFields(typed, defaults)
  const loan = loanOf(fields)
  return (
    <div className="calculator">
      <EmiHeadline loan={loan} />
      <CalculatorForm slug="emi" heading="Your loan" isFilledIn onQuery={setTyped}>
        <LoanFields fields={fields} />
      </CalculatorForm>
      <section className="calculator-result" aria-label="Repayment">
        {loan ? <RepaymentDetails loan={loan} /> : null}
        <Method />
      </section>
    </div>
  )
}

export const EmiIsland = island({ name: 'emi' }, EmiCalculator)

function EmiHeadline({ loan }: { loan: Loan | undefined }) {
  return (
    <section className="calculator-result" aria-label="Result">
      <p role="status">
        {loan ? (
          <>
            <b>{formatRupees(Math.round(monthlyInstalment(loan)))}</b> a month for {loan.months}{' '}
            months
          </>
        ) : (
          'Fill in every field to see your EMI.'
        )}
      </p>
      <p className="caption">An example, not an offer: ask your bank for its rate.</p>
    </section>
  )
}

function LoanFields({ fields: { property, down, rate, years } }: { fields: EmiFields }) {
  const paid =
    property.value === undefined || down.value === undefined
      ? undefined
      : formatRupees(downPayment(property.value, down.value))
  return (
    <>
      <RupeesField name="property" label="Property value" reading={property} />
      <TypedField
        name="down"
        label="Down payment (%)"
        hint="For example 25"
        reading={down}
        understood={paid}
      />
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
        understood={
          years.value === undefined ? undefined : `${Math.round(years.value * 12)} months`
        }
      />
    </>
  )
}

function Method() {
  return (
    <details className="calculator-method">
      <summary>
        How we calculate this
        <Icon name="plus" />
      </summary>
      <p>
        EMI = P × r × (1 + r)<sup>n</sup> ÷ ((1 + r)<sup>n</sup> − 1). Lenders use this formula for
        loans on reducing balance. P is the loan, r the yearly rate divided by 12, n the number of
        months. At 0% interest, EMI is the loan divided by the months.
      </p>
      <p>Fees, taxes and insurance are not included. Your lender’s figures decide.</p>
    </details>
  )
}

function RepaymentDetails({ loan }: { loan: Loan }) {
  const { interest, total, years } = repayment(loan)
  return (
    <>
      <Cells rows={{ Loan: loan.principal, 'Total interest': interest, 'Total payable': total }} />
      <RepaymentChart years={years} />
      <RepaymentTable years={years} />
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
          const solid = Math.round((principal / tallest) * HEIGHT)
          const cost = Math.round((interest / tallest) * HEIGHT)
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
