import { listTexts } from '#app/desk-texts/en/lead-list.ts'

import type { SamePhone } from './same-phone.ts'

/** Links the leads of one phone (DECISIONS, Enquiry): says how many there are, and shows them. */
export function SamePhoneButton({ phone, same }: { phone: string; same: SamePhone }) {
  const count = same.count(phone)
  if (count < 2) return null
  return (
    <button
      type="button"
      className="link unfold needs-script"
      aria-label={listTexts.showSamePhone(count, phone)}
      onClick={() => same.show(phone)}
    >
      {listTexts.samePhone(count)}
    </button>
  )
}
