import type { ComponentType } from 'react'

import type { IslandName } from '#app/ui/island-names.ts'

// What a part takes is checked where it is drawn; here its data comes as JSON.
export type Load = () => Promise<ComponentType<never>>

/** Where the script of each island is. */
export const registry: Record<IslandName, Load> = {
  enquiry: () =>
    import('#app/leads/enquiry/enquiry-form.tsx').then(({ EnquiryForm }) => EnquiryForm),
  'sign-in': () => import('#app/staff/sign-in-form.tsx').then(({ SignInForm }) => SignInForm),
}
