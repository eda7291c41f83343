import { use } from 'react'
import { Form } from 'react-router'

import { forgetAttempts } from '#app/leads/detail/call/tried-calls.ts'
import { forgetCopy } from '#app/staff/sessions/forget-copy.ts'
import { forgetSearch } from '#app/leads/search/stored-search.ts'
import { forgetDrafts } from '#app/lib/form-drafts/draft-store.ts'
import { DraftOwner } from '#app/lib/form-drafts/use-form-draft.ts'
import { navTexts } from '#app/strings/en/nav.ts'

/** Signs out and clears searches, recent calls, drafts and the copy of the leads from the device. */
export function SignOutForm({ className }: { className: string }) {
  const owner = use(DraftOwner)
  const forgetAll = () => {
    forgetSearch()
    forgetAttempts()
    forgetDrafts(owner)
    void forgetCopy()
  }
  return (
    <Form method="post" action="/sign-out" className={className} replace onSubmit={forgetAll}>
      <button className="dashboard-sign-out">{navTexts.signOut}</button>
    </Form>
  )
}
