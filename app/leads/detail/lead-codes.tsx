import { Form, Link } from 'react-router'

import type { LeadCode } from '#app/leads/contact-clicks/lead-codes.server.ts'
import { useFormDraft } from '#app/lib/form-drafts/use-form-draft.ts'
import { draftTexts } from '#app/strings/en/drafts.ts'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { leadTexts } from '#app/strings/en/lead.ts'
import { DraftNote } from '#app/ui/forms/draft-note.tsx'

import { HiddenFields } from './hidden-fields.tsx'

type Props = {
  leadId: string
  codes: readonly LeadCode[]
  address: string
  typed: string | undefined
}

export function LeadCodes({ leadId, codes, address, typed = '' }: Props) {
  const { form, draft } = useFormDraft(`code ${leadId}`, { isEmptied: true })
  return (
    <>
      {codes.map(({ code, changeSetId, isTheirs, press }) => (
        <div key={code} className="lead-code">
          <Link
            className="link"
            to={`/dashboard/contacts?q=${code}`}
            aria-label={panelTexts.presses(code)}
          >
            {code}
          </Link>
          {isTheirs ? (
            <Form method="post" action="/dashboard/undo" preventScrollReset replace>
              <HiddenFields
                fields={[
                  ['changeSetId', changeSetId],
                  ['back', address],
                ]}
              />
              <button className="link person-button" aria-label={panelTexts.removeCodeLabel(code)}>
                {panelTexts.removeCode}
              </button>
            </Form>
          ) : null}
          <span className="lead-source">
            {press
              ? [
                  panelTexts.pressOn(press.kind, press.page),
                  `${press.ts} ${leadTexts.zone}`,
                  press.campaign,
                ]
                  .filter(Boolean)
                  .join(' · ')
              : panelTexts.noPress}
          </span>
        </div>
      ))}
      <Form
        ref={form}
        method="post"
        action={address}
        className="code-form"
        preventScrollReset
        replace
      >
        <input
          name="code"
          dir="auto"
          aria-label={panelTexts.codeField}
          placeholder={panelTexts.codeHint}
          defaultValue={typed}
          autoComplete="off"
          autoCapitalize="characters"
          required
        />
        <button className="button button--line">{panelTexts.addCode}</button>
        <DraftNote draft={draft} texts={draftTexts} />
      </Form>
    </>
  )
}
