import { HIDDEN_FIELD } from '#app/enquiries/spam/spam-signals.ts'
import { VisitFields, type VisitOffer } from '#app/enquiries/visit-request/visit-fields.tsx'
import { ChoiceField } from '#app/ui/forms/choice-field.tsx'
import { Icon } from '#app/ui/media/icon.tsx'

import { contactTimes, contactChannels, type ContactPreference } from './contact-preference.ts'
import { EnquiryFields } from './enquiry-fields.tsx'
import { emptyEnquiry, requestText, type EnquiryFault } from './enquiry.ts'
import type { FormOutcome } from './form-outcome.ts'
import type { PhoneState } from './phone/phone-control.ts'
import type { PhoneDoubt } from './phone/phone-doubt.ts'

type EnquiryControlsProps = {
  ids: string
  answer: FormOutcome | undefined
  faults: readonly EnquiryFault[]
  asks: readonly string[]
  others: readonly string[]
  chosen: readonly string[]
  visit: VisitOffer | undefined
  phone: PhoneState
  doubt: PhoneDoubt | undefined
}

export function EnquiryControls({
  ids,
  faults,
  asks,
  others,
  chosen,
  visit,
  answer,
  phone,
  doubt,
}: EnquiryControlsProps) {
  return (
    <>
      {visit ? <VisitFields ids={ids} offer={visit} faults={faults} slot={answer?.slot} /> : null}
      <RequestedItems {...{ asks, others }} ticked={answer?.asks ?? chosen} />
      <EnquiryFields
        ids={ids}
        faults={faults}
        typed={answer?.typed ?? { ...emptyEnquiry, message: requestText(chosen) }}
        phone={phone}
        doubt={doubt}
      />
      <HiddenField ids={ids} />
      <ContactPreferenceFields ids={ids} contactPreference={answer?.reach ?? {}} />
    </>
  )
}

type RequestedItemsProps = Pick<EnquiryControlsProps, 'asks' | 'others'> & {
  ticked: readonly string[]
}

function RequestedItems({ asks, others, ticked }: RequestedItemsProps) {
  const offered = new Set([...asks, ...ticked])
  const items = [...new Set([...offered, ...others])]
  if (items.length === 0) return null
  return (
    <fieldset>
      <legend className="visually-hidden">What would you like?</legend>
      <div className="enquiry-options enquiry-chips">
        {items.map((item) => (
          <label key={item} className={offered.has(item) ? undefined : 'enquiry-other'}>
            <input
              type="checkbox"
              name="asks"
              value={item}
              defaultChecked={ticked.includes(item)}
            />
            {item}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function ContactPreferenceFields({
  ids,
  contactPreference,
}: {
  ids: string
  contactPreference: ContactPreference
}) {
  const isChosen = contactPreference.by !== undefined || contactPreference.when !== undefined
  return (
    <details className="contact-preference" open={isChosen || undefined}>
      <summary>
        How and when to reach you (optional)
        <Icon name="plus" />
      </summary>
      <div>
        <ChoiceField
          id={`${ids}-by`}
          name="reachBy"
          label="Reach me by"
          choices={contactChannels}
          chosen={contactPreference.by}
          unset="No preference"
          autoComplete="off"
        />
        <ChoiceField
          id={`${ids}-when`}
          name="reachWhen"
          label="When"
          choices={contactTimes}
          chosen={contactPreference.when}
          unset="No preference"
          autoComplete="off"
        />
      </div>
    </details>
  )
}

/** A honeypot: only programs fill it in. The label is for readers without CSS. */
export function HiddenField({ ids }: { ids: string }) {
  const id = `${ids}-${HIDDEN_FIELD}`
  return (
    <div className="hidden-field">
      <label htmlFor={id}>Leave this empty</label>
      <input
        id={id}
        name={HIDDEN_FIELD}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-bwignore
        data-lpignore="true"
        data-form-type="other"
      />
    </div>
  )
}
