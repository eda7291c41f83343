/** Rupees, percent a year, whole months. */
export type Loan = { principal: number; yearlyRate: number; months: number }

/** Whole rupees; the last year may be shorter than twelve months. */
export type LoanYear = { year: number; principal: number; interest: number; balance: number }

export type Repayment = { instalment: number; interest: number; total: number; years: LoanYear[] }

/** Unrounded rupees: P r (1 + r)^n / ((1 + r)^n - 1), as P r / (1 - (1 + r)^-n) to stay exact for a tiny monthly rate r. */
export function monthlyInstalment({ principal, yearlyRate, months }: Loan): number {
  const rate = monthlyRate(yearlyRate)
  if (rate === 0) return principal / months
  return (principal * rate) / -Math.expm1(-months * Math.log1p(rate))
}

/** By year, rounded from running sums, so that the years add up to the loan and the interest to the rupee. */
export function repayment(loan: Loan): Repayment {
  const instalment = monthlyInstalment(loan)
  const rate = monthlyRate(loan.yearlyRate)
  const years: LoanYear[] = []
  let repaid = 0
  let before = { principal: 0, interest: 0 }
  for (let month = 1; month <= loan.months; month += 1) {
    const isLast = month === loan.months
    repaid = isLast ? loan.principal : repaid + instalment - (loan.principal - repaid) * rate
    if (!isLast && month % 12 !== 0) continue
    const now = {
      principal: Math.round(repaid),
      interest: Math.max(0, Math.round(instalment * month - repaid)),
    }
    years.push({
      year: Math.ceil(month / 12),
      principal: now.principal - before.principal,
      interest: now.interest - before.interest,
      balance: loan.principal - now.principal,
    })
    before = now
  }
  return { instalment, interest: before.interest, total: loan.principal + before.interest, years }
}

function monthlyRate(yearlyRate: number): number {
  return yearlyRate / 12 / 100
}
