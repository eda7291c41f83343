import { indianFigure } from '#app/lib/money.ts'

import { repayment, type Loan, type LoanYear } from './emi.ts'
import { RupeeCells } from './rupee-cells.tsx'

/** Height of the tallest bar in pixels. */
const HEIGHT = 200
const FILL = 0.72

export function RepaymentDetails({ loan }: { loan: Loan }) {
  const { interest, total, years } = repayment(loan)
  return (
    <>
      <RupeeCells
        rows={{ Loan: loan.principal, 'Total interest': interest, 'Total payable': total }}
      />
      <RepaymentChart years={years} />
      <RepaymentTable years={years} />
    </>
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
