import type { FunctionComponent } from 'react'

import type { ClaimIsland } from '#app/calculators/claim-calculator.tsx'
import type { EmiIsland } from '#app/calculators/emi-calculator.tsx'
import type { PlanIsland } from '#app/calculators/plan-calculator.tsx'
import type { EnquiryIsland } from '#app/enquiries/form/enquiry-form.tsx'
import type { SentHereIsland } from '#app/enquiries/offline-queue/sent-here.tsx'
import type { ShortlistIsland } from '#app/enquiries/shortlist/shortlist-view.tsx'
import type { SignInIsland } from '#app/staff/login/sign-in-form.tsx'
import type { IslandName } from '#app/ui/document/island-names.ts'

type Drawn =
  | typeof ClaimIsland
  | typeof EmiIsland
  | typeof EnquiryIsland
  | typeof PlanIsland
  | typeof SentHereIsland
  | typeof ShortlistIsland
  | typeof SignInIsland
type PartOf<N extends IslandName> = Extract<Drawn, { island: N }>['Part']

// The component's props are type-checked where it renders; here they come as JSON.
export type Load = () => Promise<FunctionComponent<never>>

/** Imports by name from a whole module: separate chunks would cost the loader half a kilobyte. */
export const registry = {
  'assured-return': () =>
    import('#app/calculators/claim-calculator.tsx').then((part) => part.ClaimCalculator),
  emi: () => import('#app/calculators/emi-calculator.tsx').then((part) => part.EmiCalculator),
  enquiry: () => import('#app/enquiries/form/enquiry-form.tsx').then((part) => part.EnquiryForm),
  'payment-plan': () =>
    import('#app/calculators/plan-calculator.tsx').then((part) => part.PlanCalculator),
  'sent-here': () =>
    import('#app/enquiries/offline-queue/sent-here.tsx').then((part) => part.SentHere),
  shortlist: () =>
    import('#app/enquiries/shortlist/shortlist-view.tsx').then((part) => part.ShortlistView),
  'sign-in': () => import('#app/staff/login/sign-in-form.tsx').then((part) => part.SignInForm),
} satisfies { [N in IslandName]: () => Promise<PartOf<N>> }
