import type { ComponentType } from 'react'

import type { IslandName } from '#app/ui/island-names.ts'

// What a part takes is checked where it is drawn; here its data comes as JSON.
export type Load = () => Promise<ComponentType<never>>

/** Where the script of each island is. */
export const registry: Record<IslandName, Load> = {
  'assured-return': () =>
    import('#app/calculators/claim-calculator.tsx').then(({ ClaimCalculator }) => ClaimCalculator),
  emi: () =>
    import('#app/calculators/emi-calculator.tsx').then(({ EmiCalculator }) => EmiCalculator),
  enquiry: () =>
    import('#app/leads/enquiry/enquiry-form.tsx').then(({ EnquiryForm }) => EnquiryForm),
  'payment-plan': () =>
    import('#app/calculators/plan-calculator.tsx').then(({ PlanCalculator }) => PlanCalculator),
  shortlist: () =>
    import('#app/routes/site/shortlist-view.tsx').then(({ ShortlistView }) => ShortlistView),
  'sign-in': () => import('#app/staff/sign-in-form.tsx').then(({ SignInForm }) => SignInForm),
}
