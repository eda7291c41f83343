import { VisitFields, type VisitOffer } from '#app/enquiries/visit-request/visit-fields.tsx'

import { EnquiryFields } from './enquiry-fields.tsx'
import { emptyEnquiry, type EnquiryFault } from './enquiry.ts'
import type { FormOutcome } from './form-outcome.ts'
import { HiddenField } from './hidden-field.tsx'
import type { PhoneState } from './phone/phone-control.ts'
import type { PhoneDoubt } from './phone/phone-doubt.ts'
import { ContactPreferenceFields } from './contact-preference-fields.tsx'

type EnquiryControlsProps = {
  ids: string
  answer: FormOutcome | undefined
  faults: readonly EnquiryFault[]
  asks: readonly string[]
  chosen: readonly string[]
  visit: VisitOffer | undefined
  phone: PhoneState
  doubt: PhoneDoubt | undefined
}

export function EnquiryControls({
  ids,
  faults,
  asks,
  chosen,
  visit,
  answer,
  phone,
  doubt,
}: EnquiryControlsProps) {
  return (
    <>
      {visit ? <VisitFields ids={ids} offer={visit} faults={faults} slot={answer?.slot} /> : null}
      <RequestedItems asks={asks} ticked={answer?.asks ?? chosen} />
      <EnquiryFields
        ids={ids}
        faults={faults}
        typed={answer?.typed ?? emptyEnquiry}
        phone={phone}
        doubt={doubt}
      />
      <HiddenField ids={ids} />
      <ContactPreferenceFields ids={ids} contactPreference={answer?.reach ?? {}} />
    </>
  )
}

type RequestedItemsProps = { asks: readonly string[]; ticked: readonly string[] }

function RequestedItems({ asks, ticked }: RequestedItemsProps) {
  const offered = [...new Set([...asks, ...ticked])]
  if (offered.length === 0) return null
  return (
    <fieldset>
      <legend className="visually-hidden">What would you like?</legend>
      <div className="enquiry-options">
        {offered.map((item) => (
          <label key={item}>
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
