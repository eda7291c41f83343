import { indianFigure } from '#app/lib/money.ts'

import type { LoanYear } from './emi.ts'

/** In rupees. */
export function RepaymentTable({ years }: { years: readonly LoanYear[] }) {
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
