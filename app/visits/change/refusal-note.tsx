import { Form } from 'react-router'

import { HiddenFields } from '#app/leads/detail/hidden-fields.tsx'
import { visitsTexts } from '#app/strings/en/visits.ts'
import { Icon } from '#app/ui/media/icon.tsx'

import type { VisitRefusal } from './refusal.ts'

/** Why nothing was written, with hours that are free instead: each is one press. */
export function RefusalNote({
  refusal: { act, title, text, offers, anyway, typed },
  seen,
}: {
  refusal: VisitRefusal
  /** The sequence of the visit as it is shown beside this note; empty for a new one. */
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
        <div className="visit-offers">
          <span>{visitsTexts.free}</span>
          {offers.map(({ label, ...hour }) => (
            <Form key={label} method="post" action={act} replace preventScrollReset>
              <HiddenFields fields={Object.entries({ ...typed, ...hour, seen })} />
              <button className="visit-offer">{label}</button>
            </Form>
          ))}
        </div>
      ) : null}
      {anyway ? (
        <Form method="post" action={act} replace preventScrollReset>
          <HiddenFields fields={Object.entries({ ...typed, away: anyway.away, seen })} />
          <button className="visit-offer">{anyway.label}</button>
        </Form>
      ) : null}
    </div>
  )
}
