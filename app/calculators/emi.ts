/** Rupees, percent a year, whole months. */
export type Loan = { principal: number; yearlyRate: number; months: number }

/** One year of the loan, in whole rupees; the last may be shorter than twelve months. */
export type LoanYear = { year: number; principal: number; interest: number; balance: number }

export type Repayment = { instalment: number; interest: number; total: number; years: LoanYear[] }

/**
 * The equated monthly instalment of a loan on reducing balance, in rupees, unrounded:
 * P r (1 + r)^n / ((1 + r)^n - 1) with the monthly rate r and n months; without interest P / n.
 * Written as P r / (1 - (1 + r)^-n), which keeps its digits when r is very small.
 */
export function monthlyInstalment({ principal, yearlyRate, months }: Loan): number {
  const rate = monthlyRate(yearlyRate)
  if (rate === 0) return principal / months
  return (principal * rate) / -Math.expm1(-months * Math.log1p(rate))
}

/**
 * The whole repayment, year by year. What is shown is rounded from running sums, so that the
 * years' principal adds up to the loan and their interest to the total to the rupee.
 */
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
