import type { ReactNode } from 'react'
import { Form } from 'react-router'

import { HiddenFields } from '#app/leads/detail/hidden-fields.tsx'

type Props = {
  lead: string
  change: 'link' | 'unlink' | 'relink'
  other: string
  back: string
  label?: string
  children: ReactNode
}

export function PersonButton({ lead, change, other, back, label, children }: Props) {
  return (
    <Form
      method="post"
      action={`/dashboard/leads/${lead}/duplicates`}
      className="duplicate-form"
      preventScrollReset
      replace
    >
      <HiddenFields
        fields={[
          ['change', change],
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
