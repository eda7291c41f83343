import type { ReactNode } from 'react'
import { Form } from 'react-router'

import { HiddenFields } from '#app/leads/detail/hidden-fields.tsx'

type Props = {
  lead: string
  /** Joins two phones, takes an enquiry apart, or joins it again. */
  way: 'merges' | 'splits' | 'joins'
  other: string
  back: string
  /** What it does, where its own words do not say of whom. */
  label?: string
  children: ReactNode
}

/** Says who is who behind an enquiry; what was said can be taken back. */
export function PersonButton({ lead, way, other, back, label, children }: Props) {
  return (
    <Form
      method="post"
      action={`/dashboard/leads/${lead}/${way}`}
      className="person-form"
      preventScrollReset
      replace
    >
      <HiddenFields
        fields={[
          ['other', other],
          ['back', back],
        ]}
      />
      <button className="link person-button" aria-label={label}>
        {children}
      </button>
    </Form>
  )
}
