import type { LoanYear } from './emi.ts'

/** Height of the tallest bar in pixels. */
const HEIGHT = 200
const FILL = 0.72

/** To scale; the table below is its text alternative. */
export function RepaymentChart({ years }: { years: readonly LoanYear[] }) {
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
