import { Form } from 'react-router'

import { HiddenFields } from '#app/leads/detail/hidden-fields.tsx'
import { visitsTexts } from '#app/strings/en/visits.ts'
import { Icon } from '#app/ui/media/icon.tsx'

import type { VisitRefusal } from './refusal.ts'

/** The reason, with free hours that one press books. */
export function RefusalNote({
  refusal: { act, title, text, offers, anyway, typed },
  seen,
}: {
  refusal: VisitRefusal
  seen: string
}) {
  return (
    <div className="visit-refusal" role="alert">
      <p>
        <Icon name="alert" />
        <b>{title}</b>
      </p>
      <p>{text}</p>
      {offers.length > 0 ? (
        <div className="visit-suggestions">
          <span>{visitsTexts.free}</span>
          {offers.map(({ label, ...hour }) => (
            <Form key={label} method="post" action={act} replace preventScrollReset>
              <HiddenFields fields={Object.entries({ ...typed, ...hour, seen })} />
              <button className="visit-suggestion">{label}</button>
            </Form>
          ))}
        </div>
      ) : null}
      {anyway ? (
        <Form method="post" action={act} replace preventScrollReset>
          <HiddenFields fields={Object.entries({ ...typed, away: anyway.leaveCode, seen })} />
          <button className="visit-suggestion">{anyway.label}</button>
        </Form>
      ) : null}
    </div>
  )
}
