import { Form } from 'react-router'

import { HiddenFields } from '#app/leads/detail/hidden-fields.tsx'
import { spamListTexts } from '#app/strings/en/spam.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { Icon } from '#app/ui/media/icon.tsx'

export type Moved = { lead: string; name: string } | { text: string }

export function MovedBar({ moved, action }: { moved: Moved | undefined; action: string }) {
  return (
    <>
      {moved ? (
        <div className="done-bar" tabIndex={-1}>
          <Icon name="check" />
          <StatusMessage as="span" event={moved}>
            {'lead' in moved ? spamListTexts.moved(moved.name) : moved.text}
          </StatusMessage>
          {'lead' in moved ? (
            <Form method="post" action={action} replace>
              <HiddenFields
                fields={[
                  ['lead', moved.lead],
                  ['undo', 'yes'],
                ]}
              />
              <button className="done-undo" data-key="z">
                {spamListTexts.undo} <kbd>Z</kbd>
              </button>
            </Form>
          ) : null}
        </div>
      ) : null}
    </>
  )
}
