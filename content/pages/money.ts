import type { MoneyContent } from '#app/pages/money-content.ts'

export const words = {
  loan: { property: '50 lakh', downPercent: 25, yearlyRate: 8.5, years: 20 },
} satisfies MoneyContent
