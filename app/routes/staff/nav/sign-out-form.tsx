import { Form } from 'react-router'

import { navTexts } from '#app/desk-texts/en/nav.ts'
import { forgetSearch } from '#app/leads/desk/kept-search.ts'
import { forgetTries } from '#app/leads/panel/tried-calls.ts'

/** Signs out; what was searched for and who was called goes from the device as well. */
export function SignOutForm({ className }: { className: string }) {
  return (
    <Form method="post" action="/sign-out" className={className} replace onSubmit={forgetAll}>
      <button className="desk-sign-out">{navTexts.signOut}</button>
    </Form>
  )
}

function forgetAll(): void {
  forgetSearch()
  forgetTries()
}
