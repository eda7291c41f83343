import { Form, Link, useLocation } from 'react-router'

import { HiddenFields } from '#app/leads/detail/hidden-fields.tsx'
import { panelTexts } from '#app/strings/en/lead-panel.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { Icon } from '#app/ui/media/icon.tsx'

/** `lead` is the one that was changed, where another is shown. */
export type Done = {
  text: string
  changeSetId?: string | undefined
  lead?: { name: string; address: string }
}

export function DoneBar({ done, back }: { done: Done | undefined; back: string }) {
  const { key } = useLocation()
  if (!done) return null
  const { text, changeSetId, lead } = done
  return (
    <div className="done-bar" tabIndex={-1}>
      <Icon name="check" />
      <StatusMessage as="span" event={changeSetId ?? key}>
        {text}
      </StatusMessage>
      {lead ? (
        <Link
          className="done-undo done-back"
          to={lead.address}
          aria-label={panelTexts.backTo(lead.name)}
        >
          {panelTexts.goBack}
        </Link>
      ) : null}
      {changeSetId === undefined ? null : (
        <Form method="post" action="/dashboard/undo" preventScrollReset replace>
          <HiddenFields
            fields={[
              ['changeSetId', changeSetId],
              ['back', back],
            ]}
          />
          <button className="done-undo" data-key="z">
            {panelTexts.undo} <kbd>Z</kbd>
          </button>
        </Form>
      )}
    </div>
  )
}
