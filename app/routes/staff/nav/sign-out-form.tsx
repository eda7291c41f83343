import { Form } from 'react-router'

import { navTexts } from '#app/desk-texts/en/nav.ts'
import { forgetSearch } from '#app/leads/desk/kept-search.ts'

/** Signs out; what was searched for goes as well. */
export function SignOutForm({ className }: { className: string }) {
  return (
    <Form method="post" action="/sign-out" className={className} replace onSubmit={forgetSearch}>
      <button className="desk-sign-out">{navTexts.signOut}</button>
    </Form>
  )
}
