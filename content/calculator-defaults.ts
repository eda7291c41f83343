import type { EmiDefaults } from '#app/calculators/emi-fields.ts'

/** What the EMI calculator opens with; `property` only where no project shows its price. */
export const emiDefaults = {
  property: '50 lakh',
  downPercent: 25,
  yearlyRate: 8.5,
  years: 20,
} satisfies EmiDefaults
